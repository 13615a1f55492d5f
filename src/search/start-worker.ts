import type { WorkerName } from './search-messages'

/**
 * Starts a search worker. In a file of its own, because webpack needs the URL written exactly so,
 * and tests replace the worker.
 */
export function startWorker(name: WorkerName, language: string): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search-worker.ts', import.meta.url),
    { name: language ? `${name} ${language}` : name },
  )
}

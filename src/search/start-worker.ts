/**
 * Starts the search worker. In a file of its own, because webpack needs the URL written exactly so,
 * and tests replace the worker.
 */
export function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search-worker.ts', import.meta.url),
  )
}

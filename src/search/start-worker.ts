/**
 * Starts the worker that searches. A file of its own, because webpack wants the address written
 * just so, and tests put another worker in its place.
 */
export function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search-worker.ts', import.meta.url),
  )
}

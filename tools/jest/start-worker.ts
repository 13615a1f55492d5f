/**
 * Stands for src/search/start-worker.ts, whose address only webpack understands. Tests put a worker of
 * their own into `workers.start`; without one there is no worker, as in jsdom.
 */
export const workers: { start: () => Worker } = { start: noWorker }

function noWorker(): Worker {
  throw new Error('There is no worker here.')
}

export const startWorker = (): Worker => workers.start()

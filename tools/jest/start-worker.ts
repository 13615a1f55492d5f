/**
 * Replaces src/search/start-worker.ts, whose URL only webpack understands. Tests put a worker of
 * their own into `workers.start`; without one there is none, as in jsdom.
 */
export const workers: { start: () => Worker } = { start: noWorker }

function noWorker(): Worker {
  throw new Error('There is no worker here.')
}

export const startWorker = (): Worker => workers.start()

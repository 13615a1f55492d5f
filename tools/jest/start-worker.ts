import type { WorkerName } from '../../src/search/search-messages'

/**
 * Replaces src/search/start-worker.ts, whose URL only webpack understands. Tests put workers of
 * their own into `workers.start` and, for the texts of articles, `workers.startTexts`; without them
 * there are none, as in jsdom.
 */
export const workers: { start: () => Worker; startTexts: () => Worker } = {
  start: noWorker,
  startTexts: noWorker,
}

function noWorker(): Worker {
  throw new Error('There is no worker here.')
}

export const startWorker = (name: WorkerName): Worker =>
  name === 'texts' ? workers.startTexts() : workers.start()

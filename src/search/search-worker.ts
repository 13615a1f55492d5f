import { answerSearch } from './answer-search'
import { fetchSearchIndex } from './fetch-search-index'
import type { WorkerResponse, WorkerRequest } from './search-messages'

/** Searches in a worker, so that typing never waits. Loads the index as soon as it starts. */
const searchIndex = fetchSearchIndex()
// Each response reports the error; this only avoids an unhandled rejection.
searchIndex.catch(() => undefined)

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { number, request } = data
  const send = (message: WorkerResponse): void => postMessage(message)
  searchIndex.then(
    (loaded) => send({ number, answer: answerSearch(loaded, request) }),
    () => send({ number }),
  )
})

import { answerSearch } from './answer-search'
import { fetchLibrary } from './fetch-library'
import type { WorkerAnswer, WorkerQuestion } from './search-messages'

/** Searches beside the page, so that typing never waits. Loads the index as soon as it starts. */
const library = fetchLibrary()
// Said with each answer; here it only keeps the console quiet.
library.catch(() => undefined)

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const { number, request } = data
  const send = (message: WorkerAnswer): void => postMessage(message)
  library.then(
    (loaded) => send({ number, answer: answerSearch(loaded, request) }),
    () => send({ number }),
  )
})

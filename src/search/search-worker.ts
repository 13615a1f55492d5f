import { answerSearch } from './answer-search'
import { fetchSearchIndex, fetchTextIndex } from './fetch-search-index'
import type { WorkerName, WorkerResponse, WorkerRequest } from './search-messages'
import { searchTexts } from './search-texts'

/**
 * Searches in a worker, so that typing never waits, and loads its index as soon as it starts. A worker
 * with the name "texts" searches the texts of the articles, so that it never delays the other one. The
 * folder of a further language follows the name.
 */
const [name, language = ''] = self.name.split(' ') as [WorkerName, string?]
if (name === 'texts') serve(fetchTextIndex(language), searchTexts)
else serve(fetchSearchIndex(language), answerSearch)

function serve<Index, Request, Answer>(
  index: Promise<Index>,
  answer: (index: Index, request: Request) => Answer,
): void {
  // Each response reports the error; this only avoids an unhandled rejection.
  index.catch(() => undefined)
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Request>>) => {
    const { number, request } = data
    const send = (message: WorkerResponse<Answer>): void => postMessage(message)
    index.then(
      (loaded) => send({ number, answer: answer(loaded, request) }),
      () => send({ number }),
    )
  })
}

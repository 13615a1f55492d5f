import type { SearchAnswer, SearchRequest } from './answer-search'
import type { WorkerResponse, WorkerRequest } from './search-messages'

/** The worker is there, but could not load the index. */
export class IndexUnavailableError extends Error {}

/** Asks one question at a time. */
export interface WorkerConnection {
  /** @throws NoIndexError without an index; another error where the worker broke down */
  ask: (request: SearchRequest) => Promise<SearchAnswer>
  close: () => void
}

interface PendingRequest {
  number: number
  resolve: (answer: SearchAnswer) => void
  reject: (error: Error) => void
}

/** Makes a line to a worker. Answers to earlier questions are dropped. */
export function connectWorker(worker: Worker): WorkerConnection {
  let number = 0
  let pending: PendingRequest | undefined
  let broken: Error | undefined

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    if (!pending || data.number !== pending.number) return
    if (data.answer) pending.resolve(data.answer)
    else pending.reject(new IndexUnavailableError())
  })
  const onError = (event: Event): void => {
    event.preventDefault()
    broken = new Error('The worker of the search broke down.')
    pending?.reject(broken)
  }
  worker.addEventListener('error', onError)
  worker.addEventListener('messageerror', onError)

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken)
        pending = { number: ++number, resolve, reject }
        const message: WorkerRequest = { number, request }
        worker.postMessage(message)
      }),
    close: () => worker.terminate(),
  }
}

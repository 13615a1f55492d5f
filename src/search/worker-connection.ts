import type { WorkerResponse, WorkerRequest } from './search-messages'

/** Error of a worker that could not load the index. */
export class IndexUnavailableError extends Error {}

/** Connection to a search worker, with one pending request at a time. */
export interface WorkerConnection<Request, Answer> {
  /** @throws IndexUnavailableError without an index; another error where the worker broke down */
  ask: (request: Request) => Promise<Answer>
  close: () => void
}

interface PendingRequest<Answer> {
  number: number
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** Connects to a worker. Responses to earlier requests are dropped. */
export function connectWorker<Request, Answer>(worker: Worker): WorkerConnection<Request, Answer> {
  let number = 0
  let pending: PendingRequest<Answer> | undefined
  let broken: Error | undefined

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse<Answer>>) => {
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
        const message: WorkerRequest<Request> = { number, request }
        worker.postMessage(message)
      }),
    close: () => worker.terminate(),
  }
}

import type { SearchAnswer, SearchRequest } from './answer-search'
import type { WorkerAnswer, WorkerQuestion } from './search-messages'

/** The worker is there, but could not load the index. */
export class NoIndexError extends Error {}

/** Asks one question at a time. */
export interface WorkerLine {
  /** @throws NoIndexError without an index; another error where the worker broke down */
  ask: (request: SearchRequest) => Promise<SearchAnswer>
  close: () => void
}

interface Waiting {
  number: number
  resolve: (answer: SearchAnswer) => void
  reject: (error: Error) => void
}

/** Makes a line to a worker. Answers to earlier questions are dropped. */
export function lineTo(worker: Worker): WorkerLine {
  let number = 0
  let waiting: Waiting | undefined
  let broken: Error | undefined

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (!waiting || data.number !== waiting.number) return
    if (data.answer) waiting.resolve(data.answer)
    else waiting.reject(new NoIndexError())
  })
  const breakDown = (event: Event): void => {
    event.preventDefault()
    broken = new Error('The worker of the search broke down.')
    waiting?.reject(broken)
  }
  worker.addEventListener('error', breakDown)
  worker.addEventListener('messageerror', breakDown)

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken)
        waiting = { number: ++number, resolve, reject }
        const question: WorkerQuestion = { number, request }
        worker.postMessage(question)
      }),
    close: () => worker.terminate(),
  }
}

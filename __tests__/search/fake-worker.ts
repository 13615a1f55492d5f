import { answerSearch } from '../../src/search/answer-search'
import type { ArticleSummary } from '../../src/content-model/article-summary'
import type { WorkerResponse, WorkerRequest } from '../../src/search/search-messages'
import { buildSearchIndex } from '../../src/search/search-index'

/** Fake worker: holds requests until a test lets it respond. */
export class FakeWorker extends EventTarget {
  readonly asked: WorkerRequest[] = []
  closed = false

  /** @param onQuestion called with each question; without it, a test must respond itself */
  constructor(readonly onQuestion?: (worker: FakeWorker, question: WorkerRequest) => void) {
    super()
  }

  postMessage(question: WorkerRequest): void {
    this.asked.push(question)
    this.onQuestion?.(this, question)
  }

  terminate(): void {
    this.closed = true
  }

  send(message: WorkerResponse): void {
    if (!this.closed) this.dispatchEvent(new MessageEvent('message', { data: message }))
  }

  breakDown(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }))
  }

  asWorker(): Worker {
    return this as unknown as Worker
  }
}

/** Creates a worker that responds as the real one does. */
export function workingWorker(articles: readonly ArticleSummary[]): FakeWorker {
  const searchIndex = buildSearchIndex(articles, { groups: [], ignored: [] })
  return new FakeWorker((worker, { number, request }) => {
    setTimeout(() => worker.send({ number, answer: answerSearch(searchIndex, request) }), 0)
  })
}

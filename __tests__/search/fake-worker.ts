import { answerSearch, type SearchAnswer, type SearchRequest } from '../../src/search/answer-search'
import type { ArticleSummary } from '../../src/content-model/article-summary'
import type { WorkerResponse, WorkerRequest } from '../../src/search/search-messages'
import { buildSearchIndex } from '../../src/search/search-index'
import { searchTexts, type TextAnswer, type TextRequest } from '../../src/search/search-texts'
import { packTexts } from '../../src/search/packed-index'
import { buildTextIndex } from '../../src/search/text-index'

/** Fake worker: holds requests until a test lets it respond. */
export class FakeWorker<Request = SearchRequest, Answer = SearchAnswer> extends EventTarget {
  readonly asked: WorkerRequest<Request>[] = []
  closed = false

  /** @param onQuestion called with each question; without it, a test must respond itself */
  constructor(
    readonly onQuestion?: (
      worker: FakeWorker<Request, Answer>,
      question: WorkerRequest<Request>,
    ) => void,
  ) {
    super()
  }

  postMessage(question: WorkerRequest<Request>): void {
    this.asked.push(question)
    this.onQuestion?.(this, question)
  }

  terminate(): void {
    this.closed = true
  }

  send(message: WorkerResponse<Answer>): void {
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

/** Fake worker for the texts of articles. */
export type FakeTextWorker = FakeWorker<TextRequest, TextAnswer>

/**
 * Creates a worker that searches texts as the real one does.
 *
 * @param delay milliseconds until it responds
 */
export function workingTextWorker(
  articles: readonly ArticleSummary[],
  sentences: string[][],
  delay = 0,
): FakeTextWorker {
  const index = buildTextIndex(packTexts(articles, sentences))
  return new FakeWorker((worker, { number, request }) => {
    setTimeout(() => worker.send({ number, answer: searchTexts(index, request) }), delay)
  })
}

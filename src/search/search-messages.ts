import type { SearchAnswer, SearchRequest } from './answer-search'

/** What the page sends to the worker. */
export interface WorkerRequest {
  /** Counts up; the answer has the same. */
  number: number
  request: SearchRequest
}

/** What the worker sends back. */
export interface WorkerResponse {
  number: number
  /** Not there: the worker could not load the index. */
  answer?: SearchAnswer
}

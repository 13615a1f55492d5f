import type { SearchAnswer, SearchRequest } from './answer-search'

/** Message of the page to the worker. */
export interface WorkerRequest {
  /** Number of the request, which the response repeats. */
  number: number
  request: SearchRequest
}

/** Message of the worker to the page. */
export interface WorkerResponse {
  number: number
  /** Undefined where the worker could not load the index. */
  answer?: SearchAnswer
}

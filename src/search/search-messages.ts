/** Name of a worker: the index that it searches. */
export type WorkerName = 'summaries' | 'texts'

/** Message of the page to the worker. */
export interface WorkerRequest<Request> {
  /** Number of the request, which the response repeats. */
  number: number
  request: Request
}

/** Message of the worker to the page. */
export interface WorkerResponse<Answer> {
  number: number
  /** Undefined where the worker could not load the index. */
  answer?: Answer
}

import type { ComponentType, ReactNode } from 'react'
import type { SearchAnswer, SearchRequest } from './answer-search'
import type { ArticleSummary } from '../content-model/article-summary'
import { connectWorker, IndexUnavailableError, type WorkerConnection } from './worker-connection'
import { markMatches } from './mark-matches'
import { MentionList, type MentionListProps } from './mention-list'
import type { MainThreadSearch } from './main-thread-search'
import type { WorkerName } from './search-messages'
import type { TextAnswer, TextRequest } from './search-texts'
import { startWorker } from './start-worker'

/** Part of the search that could not be loaded. */
export type Missing = 'index' | 'worker'

/** Answer with everything that the list renders. */
export interface ShownAnswer extends SearchAnswer {
  /** Highlights matches in a text. */
  mark: (text: string) => ReactNode
  missing: Missing | undefined
}

/** Answer of the search of texts, with what renders it: pages load none of that before a search. */
export interface ShownTextAnswer extends TextAnswer {
  mark: (text: string) => ReactNode
  List: ComponentType<MentionListProps>
}

/** Search of one mounted list. */
export interface SearchSession {
  /** Answers a request; null where a newer one replaced it. */
  ask: (request: SearchRequest) => Promise<ShownAnswer | null>
  /**
   * Searches the texts of articles; null where a newer request replaced it, undefined where the texts
   * cannot be searched. Loads them at the first request.
   */
  askTexts: (request: TextRequest) => Promise<ShownTextAnswer | null | undefined>
  /** Returns whether the index could not be loaded; a new session may succeed. */
  hasNoIndex: () => boolean
  close: () => void
}

/**
 * Opens a session: starts the worker, which loads the index. Without a worker it searches in the
 * main thread; without the index it searches the articles of the page.
 */
export function openSession(newest: readonly ArticleSummary[], language: string): SearchSession {
  let worker = startConnection<SearchRequest, SearchAnswer>('summaries', language)
  let texts: WorkerConnection<TextRequest, TextAnswer> | undefined
  let textsRequested = false
  let missing: Missing | undefined = worker ? undefined : 'worker'
  let mainThread: Promise<MainThreadSearch> | undefined

  const searchMainThread = async (request: SearchRequest): Promise<SearchAnswer> => {
    mainThread ??= import('./main-thread-search').then(({ createMainThreadSearch }) =>
      createMainThreadSearch(newest, missing !== 'index', language),
    )
    const { answer, complete } = await mainThread
    if (!complete) missing = 'index'
    return answer(request)
  }
  const answer = async (request: SearchRequest): Promise<ShownAnswer> => {
    const fromWorker = await worker?.ask(request).catch((error: Error) => {
      missing = error instanceof IndexUnavailableError ? 'index' : 'worker'
      worker?.close()
      worker = undefined
    })
    const found = fromWorker ?? (await searchMainThread(request))
    return {
      ...found,
      missing,
      mark: (text) => markMatches(text, found.marks),
    }
  }
  const answerTexts = async (request: TextRequest): Promise<ShownTextAnswer | undefined> => {
    if (!textsRequested) texts = startConnection('texts', language)
    textsRequested = true
    try {
      const found = await texts?.ask(request)
      return (
        found && { ...found, mark: (text) => markMatches(text, found.marks), List: MentionList }
      )
    } catch {
      texts?.close()
      texts = undefined
      return undefined
    }
  }

  return {
    ask: oneAtATime(answer),
    askTexts: oneAtATime(answerTexts),
    hasNoIndex: () => missing === 'index',
    close: () => {
      worker?.close()
      texts?.close()
    },
  }
}

function startConnection<Request, Answer>(
  name: WorkerName,
  language: string,
): WorkerConnection<Request, Answer> | undefined {
  try {
    return connectWorker(startWorker(name, language))
  } catch {
    return undefined
  }
}

/** Runs one request at a time. Of requests that arrive meanwhile only the newest is kept. */
function oneAtATime<Request, Answer>(
  answer: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer | null> {
  interface Turn {
    request: Request
    resolve: (answer: Answer | null) => void
    reject: (error: unknown) => void
  }
  let next: Turn | undefined
  let busy = false
  const run = async (): Promise<void> => {
    if (busy) return
    busy = true
    while (next) {
      const { request, resolve, reject } = next
      next = undefined
      await answer(request).then(resolve, reject)
    }
    busy = false
  }
  return (request) =>
    new Promise((resolve, reject) => {
      next?.resolve(null)
      next = { request, resolve, reject }
      void run()
    })
}

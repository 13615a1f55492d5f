import type { ListQuery } from './list-query'

/** Parses the query string of the list; invalid values give the plain list. */
export function readQuery(search: string, categories: readonly string[]): ListQuery {
  const parameters = new URLSearchParams(search)
  const category = parameters.get('category') ?? ''
  const page = Number(parameters.get('page'))
  return {
    search: (parameters.get('q') ?? '').replace(/\p{Cc}/gu, ''),
    category: categories.includes(category) ? category : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Formats a query as a query string; empty for the plain list. */
export function writeQuery(query: ListQuery): string {
  const parameters = new URLSearchParams()
  if (query.category) parameters.set('category', query.category)
  if (query.search.trim()) parameters.set('q', query.search)
  if (query.page > 1) parameters.set('page', String(query.page))
  const text = parameters.toString()
  return text ? `?${text}` : ''
}

/** Milliseconds without typing after which the URL is updated. */
const debounceDelay = 250

/** Writes the query of the list to the URL. */
export interface ListUrl {
  /** Adds an entry to the history, so that Back undoes it. */
  push: (query: ListQuery) => void
  /**
   * Replaces the current entry of the history once typing pauses. Each replacement takes time at a
   * keystroke, and Safari refuses more than a hundred in ten seconds, which a held key reaches.
   */
  replaceDebounced: (query: ListQuery) => void
  /** Writes a pending replacement at once: the visitor is about to leave. */
  flush: () => void
  /** Drops a pending replacement: another entry is current. */
  cancel: () => void
}

/** Creates the writer for the URL of the list. */
export function createListUrl(): ListUrl {
  let pending: ListQuery | undefined
  let timer: number | undefined
  const write = (how: 'pushState' | 'replaceState', query: ListQuery): void =>
    window.history[how](window.history.state, '', window.location.pathname + writeQuery(query))
  const cancel = (): void => {
    clearTimeout(timer)
    pending = undefined
  }
  const flush = (): void => {
    if (pending) write('replaceState', pending)
    cancel()
  }
  return {
    push: (query) => {
      flush()
      write('pushState', query)
    },
    replaceDebounced: (query) => {
      cancel()
      pending = query
      timer = window.setTimeout(flush, debounceDelay)
    },
    flush,
    cancel,
  }
}

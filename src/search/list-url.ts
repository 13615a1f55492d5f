import type { ListQuery } from './list-query'

/** Reads a query out of an address; nonsense gives the plain list. */
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

/** Writes a query as the end of an address; empty for the plain list. */
export function writeQuery(query: ListQuery): string {
  const parameters = new URLSearchParams()
  if (query.category) parameters.set('category', query.category)
  if (query.search.trim()) parameters.set('q', query.search)
  if (query.page > 1) parameters.set('page', String(query.page))
  const text = parameters.toString()
  return text ? `?${text}` : ''
}

/** Typing rests when no letter came for so many milliseconds. */
const debounceDelay = 250

/** The part of the address that holds the query. */
export interface ListUrl {
  /** A new entry of the history, so that Back undoes it. */
  push: (query: ListQuery) => void
  /**
   * Changes the entry that is open once typing rests. Each change costs a letter some time, and
   * Safari refuses more than a hundred of them in ten seconds, which a held key reaches.
   */
  replaceDebounced: (query: ListQuery) => void
  /** Writes what is still to be written: the visitor is about to leave. */
  flush: () => void
  /** Forgets it: another entry is open. */
  cancel: () => void
}

/** Opens the address of the list. */
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

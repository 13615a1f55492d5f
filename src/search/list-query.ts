import { useCallback, useEffect, useRef, useState } from 'react'

/** Search, category and page of the list of articles. */
export interface ListQuery {
  /** Text of the search field. */
  search: string
  /** Category, or empty for all topics. */
  category: string
  /** Page of the list, counted from 1. */
  page: number
}

/** Returns true if there is a search or a category. */
export function isFiltered(query: ListQuery): boolean {
  return query.search.trim() !== '' || query.category !== ''
}

/** Parses the query string of the list; invalid values give the plain list. */
export function readQuery(queryString: string, categories: readonly string[]): ListQuery {
  const parameters = new URLSearchParams(queryString)
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

function updateUrl(how: 'pushState' | 'replaceState', query: ListQuery): void {
  window.history[how](window.history.state, '', window.location.pathname + writeQuery(query))
}

/** Milliseconds without typing after which the URL is updated. */
const debounceDelay = 250

/**
 * Holds the query of the list in the URL (`?q=`, `?category=`, `?page=`), so that it survives a
 * reload and the back button. Topics and pages add an entry to the history; typing replaces it.
 *
 * @param categories the existing categories, without the one for all topics
 */
export function useListQuery(
  categories: readonly string[],
): [ListQuery, (next: Partial<ListQuery>) => void] {
  const [query, setQuery] = useState<ListQuery>({ search: '', category: '', page: 1 })
  // The query that was typed last.
  const [typed, setTyped] = useState<ListQuery>()
  // Undefined until the URL has been read.
  const latest = useRef<ListQuery>()

  const change = useCallback(
    (next: Partial<ListQuery>) => {
      const before = latest.current ?? readQuery(window.location.search, categories)
      const changed = { ...before, page: 1, ...next }
      const isTyping = 'search' in next && !('category' in next)
      latest.current = changed
      setQuery(changed)
      if (isTyping) setTyped(changed)
      else updateUrl('pushState', changed)
    },
    [categories],
  )

  useEffect(() => {
    const read = (): void => {
      latest.current = readQuery(window.location.search, categories)
      setQuery(latest.current)
    }
    // The field may already have passed on what was typed before hydration.
    if (!latest.current) read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [categories])

  // Updates at each keystroke are slow, and Safari refuses more than a hundred in ten seconds.
  useEffect(() => {
    if (!typed) return undefined
    const { pathname } = window.location
    const update = (): void => {
      // A topic, a page or the back button may have changed the query since. The address of the next page
      // may be there before this page has gone.
      const isCurrent = latest.current === typed && window.location.pathname === pathname
      if (isCurrent && writeQuery(typed) !== window.location.search)
        updateUrl('replaceState', typed)
    }
    const timer = setTimeout(update, debounceDelay)
    // Every way to leave the page starts with one of these events.
    window.addEventListener('click', update, true)
    window.addEventListener('pagehide', update)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', update, true)
      window.removeEventListener('pagehide', update)
    }
  }, [typed])

  return [query, change]
}

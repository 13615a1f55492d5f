import { useCallback, useEffect, useState } from 'react'
import { emptyQuery, type ListQuery } from './list-query'

/**
 * What the visitor asked the list for, kept in the address (`?q=`, `?category=`, `?page=`), so that
 * it survives a reload and the back button. A category that does not exist is left out.
 *
 * @param categories the categories there are, without the one that stands for all
 */
export function useListQuery(
  categories: readonly string[],
): [ListQuery, (next: Partial<ListQuery>) => void] {
  const [query, setQuery] = useState<ListQuery>(emptyQuery)

  useEffect(() => {
    const read = (): void => setQuery(readQuery(window.location.search, categories))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [categories])

  const change = useCallback(
    (next: Partial<ListQuery>) => {
      const changed = { ...readQuery(window.location.search, categories), page: 1, ...next }
      setQuery(changed)
      const address = window.location.pathname + writeQuery(changed)
      // Typing changes the entry of the history; a choice adds one, so that Back undoes it.
      const typing = 'search' in next && !('category' in next)
      window.history[typing ? 'replaceState' : 'pushState'](window.history.state, '', address)
    },
    [categories],
  )
  return [query, change]
}

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

import { useCallback, useEffect, useRef, useState } from 'react'
import { createListUrl, readQuery } from './list-url'
import { emptyQuery, type ListQuery } from './list-query'

/**
 * Holds the query of the list in the URL (`?q=`, `?category=`, `?page=`), so that it survives a
 * reload and the back button. A category that does not exist is left out.
 *
 * @param categories the categories there are, without the one that stands for all
 */
export function useListQuery(
  categories: readonly string[],
): [ListQuery, (next: Partial<ListQuery>) => void] {
  const [query, setQuery] = useState<ListQuery>(emptyQuery)
  const newest = useRef<ListQuery | null>(null)
  const [url] = useState(createListUrl)

  useEffect(() => {
    const read = (): void => {
      newest.current = readQuery(window.location.search, categories)
      setQuery(newest.current)
    }
    const onBack = (): void => {
      url.cancel()
      read()
    }
    // The field may have passed text that was typed before hydration.
    url.flush()
    read()
    window.addEventListener('popstate', onBack)
    // Every way to leave the page starts with one of these events.
    window.addEventListener('click', url.flush, true)
    window.addEventListener('pagehide', url.flush)
    return () => {
      url.cancel()
      window.removeEventListener('popstate', onBack)
      window.removeEventListener('click', url.flush, true)
      window.removeEventListener('pagehide', url.flush)
    }
  }, [categories, url])

  const change = useCallback(
    (next: Partial<ListQuery>) => {
      const before = newest.current ?? readQuery(window.location.search, categories)
      const changed = { ...before, page: 1, ...next }
      newest.current = changed
      setQuery(changed)
      const typing = 'search' in next && !('category' in next)
      if (typing) url.replaceDebounced(changed)
      else url.push(changed)
    },
    [categories, url],
  )
  return [query, change]
}

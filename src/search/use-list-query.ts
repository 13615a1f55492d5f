import { useCallback, useEffect, useRef, useState } from 'react'
import { openAddress, readQuery } from './list-address'
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
  const newest = useRef<ListQuery | null>(null)
  const [address] = useState(openAddress)

  useEffect(() => {
    const read = (): void => {
      newest.current = readQuery(window.location.search, categories)
      setQuery(newest.current)
    }
    const onBack = (): void => {
      address.forget()
      read()
    }
    // The field may have brought what was typed before React arrived.
    address.finish()
    read()
    window.addEventListener('popstate', onBack)
    // Whatever leads away from the page begins with one of these.
    window.addEventListener('click', address.finish, true)
    window.addEventListener('pagehide', address.finish)
    return () => {
      address.forget()
      window.removeEventListener('popstate', onBack)
      window.removeEventListener('click', address.finish, true)
      window.removeEventListener('pagehide', address.finish)
    }
  }, [categories, address])

  const change = useCallback(
    (next: Partial<ListQuery>) => {
      const before = newest.current ?? readQuery(window.location.search, categories)
      const changed = { ...before, page: 1, ...next }
      newest.current = changed
      setQuery(changed)
      const typing = 'search' in next && !('category' in next)
      if (typing) address.changeSoon(changed)
      else address.add(changed)
    },
    [categories, address],
  )
  return [query, change]
}

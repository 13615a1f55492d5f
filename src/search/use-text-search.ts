import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListQuery } from './list-query'
import type { TextRequest } from './search-texts'
import type { ShownTextAnswer } from './search-session'

/** Milliseconds that suggestions wait for the texts. */
const patience = 500

/** Milliseconds after which texts that have not answered count as without a match. */
const timeLimit = 10_000

/** Number of articles that are shown at first, and that the button adds. */
const step = 5

/** What the texts say of one query. */
export interface TextResult {
  /** Undefined until it arrives, and null where the texts cannot be searched. */
  answer: ShownTextAnswer | null | undefined
  /** True where the answer did not arrive in time: it must not move what is shown since. */
  late: boolean
}

/** Search of texts beside the list. */
export interface TextSearch {
  /** Returns the result of a query: the newest one, or the one before, which the list may still show. */
  resultOf: (query: ListQuery) => TextResult
  /** Requests more articles. */
  showMore: () => void
}

/** Returns what identifies a search of texts, which the pages of a list share; empty without words. */
const keyOf = ({ search, category }: ListQuery): string =>
  search.trim() === '' ? '' : JSON.stringify([search, category])

const nothing: TextResult = { answer: null, late: false }
const notYet: TextResult = { answer: undefined, late: false }

/**
 * Searches the texts of articles beside the list. Where they cannot be searched, there is no answer
 * and nothing is said.
 *
 * @param query null where the page itself holds the results
 * @param ask of the session; null where a newer request replaced this one
 */
export function useTextSearch(
  query: ListQuery | null,
  ask: (request: TextRequest) => Promise<ShownTextAnswer | null | undefined>,
): TextSearch {
  const [results, setResults] = useState<ReadonlyMap<string, TextResult>>(new Map())
  const [more, setMore] = useState({ key: '', limit: step })
  // While the texts are loading, no further query waits for them.
  const loading = useRef(false)
  const key = query ? keyOf(query) : ''
  const limit = more.key === key ? more.limit : step
  // A ref, so that another page of the same list does not search again.
  const newest = useRef(query)
  newest.current = query

  useEffect(() => {
    const asked = newest.current
    if (key === '' || !asked) return
    let current = true
    const set = (change: (before: TextResult) => TextResult): void => {
      if (!current) return
      setResults((before) => {
        const others = [...before].filter(([other]) => other !== key).slice(-3)
        return new Map([...others, [key, change(before.get(key) ?? notYet)]])
      })
    }
    const showOthers = (): void => {
      loading.current = true
      set((before) => (before.answer === undefined ? { ...before, late: true } : before))
    }
    const timers = [
      setTimeout(showOthers, loading.current ? 0 : patience),
      setTimeout(() => set((before) => ({ ...before, answer: before.answer ?? null })), timeLimit),
    ]
    void ask({ query: asked, limit })
      .catch(() => undefined)
      .then((answer) => {
        if (answer) loading.current = false
        if (answer === null) return
        timers.forEach(clearTimeout)
        set(({ late }) => ({ answer: answer ?? null, late }))
      })
    return () => {
      current = false
      timers.forEach(clearTimeout)
    }
  }, [key, limit, ask])

  return {
    resultOf: (shown) => {
      const shownKey = keyOf(shown)
      return shownKey === '' ? nothing : (results.get(shownKey) ?? notYet)
    },
    showMore: useCallback(() => setMore({ key, limit: limit + step }), [key, limit]),
  }
}

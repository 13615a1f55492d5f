import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { ArticleSummary } from '../content-model/article-summary'
import { PageLanguageContext } from '../components/ui/page-language'
import type { ListQuery } from './list-query'
import type { SearchSession, ShownAnswer, ShownTextAnswer } from './search-session'
import type { TextRequest } from './search-texts'

/** State of the search. */
export interface Search {
  /** Latest answer; null before the first. */
  answer: ShownAnswer | null
  /** True where not even the code of the search could be loaded. */
  failed: boolean
  /** Loads what search needs; once, unless it failed. */
  load: () => void
  /** Searches the texts of articles; see `SearchSession`. */
  askTexts: (request: TextRequest) => Promise<ShownTextAnswer | null | undefined>
}

/**
 * Searches when the page does not hold the results itself. Nothing is loaded before.
 *
 * @param query null where the page itself holds the results
 * @param newest the articles that the page has
 */
export function useSearch(query: ListQuery | null, newest: readonly ArticleSummary[]): Search {
  const { language = '' } = useContext(PageLanguageContext)
  const session = useRef<Promise<SearchSession> | null>(null)
  // A ref, so that a new array of the same articles does not open a new session.
  const pageArticles = useRef(newest)
  const [answer, setAnswer] = useState<ShownAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const open = useCallback(
    () =>
      (session.current ??= import('./search-session').then((search) =>
        search.openSession(pageArticles.current, language),
      )),
    [language],
  )
  const load = useCallback(() => {
    const again = (): void => {
      session.current = null
      setAttempt((count) => count + 1)
    }
    open().then((opened) => opened.hasNoIndex() && again(), again)
  }, [open])

  useEffect(() => {
    let current = true
    if (!query) setAnswer(null)
    else {
      open()
        .then((opened) => opened.ask({ query }))
        .then((answered) => {
          if (!current || !answered) return
          setAnswer(answered)
          setFailed(false)
        })
        .catch(() => setFailed(current))
    }
    return () => {
      current = false
    }
  }, [query, attempt, open])

  useEffect(
    () => () => {
      session.current?.then((opened) => opened.close()).catch(() => undefined)
      session.current = null
    },
    [],
  )
  const askTexts = useCallback(
    (request: TextRequest) => open().then((opened) => opened.askTexts(request)),
    [open],
  )
  return { answer, failed, load, askTexts }
}

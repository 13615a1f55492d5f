import { useCallback, useRef, useState } from 'react'
import type { ArticleSummary } from './article-summary'

/** Where the build puts the list of all articles. */
const address = '/article-index.json'

/** All articles, once they were asked for. */
export interface ArticleIndex {
  articles: ArticleSummary[] | null
  /** true: the list could not be loaded. */
  failed: boolean
  /** Asks for the list; only the first call does something. */
  load: () => void
}

/** Loads the list of all articles when it is first needed, and not before. */
export function useArticleIndex(): ArticleIndex {
  const asked = useRef(false)
  const [articles, setArticles] = useState<ArticleSummary[] | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    if (asked.current) return
    asked.current = true
    fetch(address)
      .then((response) => {
        if (!response.ok) throw new Error(`The list of articles answered ${response.status}.`)
        return response.json() as Promise<ArticleSummary[]>
      })
      .then((loaded) => {
        setArticles(loaded)
        setFailed(false)
      })
      .catch(() => {
        asked.current = false
        setFailed(true)
      })
  }, [])
  return { articles, failed, load }
}

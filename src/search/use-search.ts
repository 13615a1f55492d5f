import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { SearchedPart, SearchIndex } from '../site/search-files'
import type { ArticleSummary } from '../site/site'
import { findArticles, findOutcomes, normalizeText } from './find-articles'
import type { ListQuery } from './list-query'
import type { TextMatches } from './search-engine'
import { loadEngine, loadIndex, loadSentences, useLoaded } from './use-loaded'

/** Milliseconds that suggestions wait for matches in texts, which are shown above them. */
const patience = 500

const noSynonyms: SearchIndex['synonyms'] = { groups: [], ignored: [] }

/** Results of a query that need more data than the page has. */
interface SearchAnswer {
  query: ListQuery
  /** Articles that contain the search as it was typed. */
  found: readonly ArticleSummary[]
  /** What to do now about what is searched. */
  outcomes: readonly SearchedPart[]
  /** Articles that may have been meant, if none was found. */
  suggested: readonly ArticleSummary[]
  /** Matches in texts; undefined if they aren’t known or aren’t worth showing. */
  textMatches: TextMatches | undefined
  /** True if matches in texts are shown above suggestions, because they were found in time. */
  textMatchesFirst: boolean
  /** The texts of articles may still answer. */
  searching: boolean
  /** Nothing can be shown before they do. */
  waiting: boolean
  /** Highlights in titles and excerpts what was found. */
  mark: (text: string) => ReactNode
}

/**
 * Searches if the page doesn’t hold the results itself. Nothing is loaded before. If a part can’t be
 * loaded, the others still answer: without the index the newest articles are searched, and without the
 * engine only what was typed is found.
 *
 * @param query null if the page itself holds the results
 * @param newest the articles that the page has
 */
export function useSearch(query: ListQuery | null, newest: readonly ArticleSummary[]) {
  // Typing never waits for the search.
  const shown = useDeferredValue(query)
  const [index, requestIndex] = useLoaded(loadIndex)
  const [engine, requestEngine] = useLoaded(loadEngine)
  const [sentences, requestSentences] = useLoaded(loadSentences)
  const [asked, setAsked] = useState(false)
  const [lateFor, setLateFor] = useState<ListQuery | null>(null)

  const load = useCallback(() => {
    requestIndex()
    requestEngine()
  }, [requestIndex, requestEngine])
  const searches = query !== null
  useEffect(() => {
    if (searches) load()
  }, [searches, load])

  const searched = useMemo(
    () => (index === null ? { articles: newest, synonyms: noSynonyms } : index),
    [index, newest],
  )
  const suggest = useMemo(
    () => (searched && engine ? engine.createSuggester(searched) : undefined),
    [searched, engine],
  )
  const searchTexts = useMemo(
    () => (index && engine && sentences ? engine.createTextSearch(index, sentences) : undefined),
    [index, engine, sentences],
  )
  const found = useMemo(
    () => (shown && searched ? findArticles(searched.articles, shown) : undefined),
    [shown, searched],
  )
  const hasWords = shown !== null && normalizeText(shown.search) !== ''
  const needsTexts = hasWords && (asked || found?.length === 0)
  const awaitsTexts = needsTexts && index !== null && engine !== null && sentences === undefined
  useEffect(() => {
    if (needsTexts) requestSentences()
  }, [needsTexts, requestSentences])
  useEffect(() => {
    if (!awaitsTexts) return undefined
    const timer = setTimeout(() => setLateFor(shown), patience)
    return () => clearTimeout(timer)
  }, [awaitsTexts, shown])

  const answer = useMemo((): SearchAnswer | undefined => {
    if (!shown || !found || (found.length === 0 && engine === undefined)) return undefined
    const isExact = found.length > 0
    const suggestions = hasWords && !isExact ? suggest?.(shown) : undefined
    const texts = needsTexts ? searchTexts?.(shown) : undefined
    const isAlone = !isExact && !suggestions?.articles.length
    const isLate = lateFor === shown
    // What texts say of other words than those that were typed is shown only if there is nothing else.
    const textMatches = isAlone || texts?.correctedTo === '' ? texts : undefined
    const mentioned = textMatches?.found.map(({ path }) => path) ?? []
    const textMatchesFirst = mentioned.length > 0 && !isExact && (isAlone || !isLate)
    return {
      query: shown,
      found,
      outcomes: findOutcomes(index?.parts ?? [], shown),
      suggested: (suggestions?.articles ?? []).filter(
        ({ path }) => !textMatchesFirst || !mentioned.includes(path),
      ),
      textMatches,
      textMatchesFirst,
      searching: awaitsTexts && !isExact,
      waiting: awaitsTexts && !isExact && (isAlone || !isLate),
      mark:
        engine?.createMarker(suggestions?.words ?? [normalizeText(shown.search)], !isExact) ??
        ((text) => text),
    }
  }, [
    shown,
    found,
    index,
    engine,
    suggest,
    searchTexts,
    hasWords,
    needsTexts,
    awaitsTexts,
    lateFor,
  ])

  return {
    /** Undefined before the first answer. */
    answer,
    /** Only the newest articles can be searched, because the others could not be loaded. */
    isIncomplete: index === null,
    /** The texts of articles are searched only if nothing else is found. */
    canAskTexts: hasWords && !needsTexts && Boolean(index && engine),
    /** Renders a list of what was found. */
    FoundList: engine?.FoundList,
    /** Loads what each search needs. */
    load,
    /** Searches the texts of articles too, from now on. */
    askTexts: () => setAsked(true),
  }
}

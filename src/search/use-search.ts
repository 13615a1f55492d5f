import {
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { ArticleSummary } from '../site/article-summary'
import { PageLanguageContext } from '../components/ui/page-language'
import { findArticles, normalizeText } from './find-articles'
import type { ListQuery } from './list-query'
import type { SearchEngine } from './search-engine'
import {
  fetchFile,
  listIndexUrl,
  sentencesUrl,
  type ListIndex,
  type SentencesByPath,
} from './search-files'
import type { Mentions } from './search-texts'

/** Milliseconds that suggestions wait for the texts, whose matches stand above them. */
const patience = 500

const noSynonyms: ListIndex['synonyms'] = { groups: [], ignored: [] }

/** What has been loaded, or null where that failed; undefined before. */
type Loaded<Value> = Value | null | undefined

/** What the list shows for a query that the page can’t answer by itself. */
export interface SearchAnswer {
  query: ListQuery
  /** Articles that contain the search as it was typed. */
  found: readonly ArticleSummary[]
  /** Articles that may have been meant, where none was found. */
  suggested: readonly ArticleSummary[]
  /** What articles say of it; undefined where they say nothing, or weren’t looked into. */
  mentions: Mentions | undefined
  /** The visitor wanted to know what articles say, and they say nothing. */
  noMentions: boolean
  /** The mentions stand above the suggestions, because they were there in time. */
  mentionsFirst: boolean
  /** The texts of articles may still answer. */
  searching: boolean
  /** Nothing can be shown before they do. */
  waiting: boolean
  /** Highlights in titles and excerpts what was found. */
  mark: (text: string) => ReactNode
}

/** State of the search. */
export interface Search {
  /** Undefined before the first answer. */
  answer: SearchAnswer | undefined
  /** Only the newest articles can be searched, because the others could not be loaded. */
  incomplete: boolean
  /** The texts of articles are searched only where nothing else is found. */
  canAskTexts: boolean
  /** Renders mentions, which pages don’t load before a search. */
  engine: Loaded<SearchEngine>
  /** Loads what search needs, once; again where that failed. */
  load: () => void
  /** Searches the texts of articles too, from now on. */
  askTexts: () => void
}

/**
 * Searches where the page doesn’t hold the results itself. Nothing is loaded before. Where a file can’t
 * be loaded, the others still answer: without the index the newest articles are searched, and without
 * the engine only what was typed is found.
 *
 * @param query null where the page itself holds the results
 * @param newest the articles that the page has
 */
export function useSearch(query: ListQuery | null, newest: readonly ArticleSummary[]): Search {
  const { language = '' } = useContext(PageLanguageContext)
  // Typing never waits for the search.
  const shown = useDeferredValue(query)
  const [index, setIndex] = useState<Loaded<ListIndex>>()
  const [engine, setEngine] = useState<Loaded<SearchEngine>>()
  const [sentences, setSentences] = useState<Loaded<SentencesByPath>>()
  const [asked, setAsked] = useState(false)
  const [lateFor, setLateFor] = useState<ListQuery | null>(null)
  const requested = useRef(new Set<unknown>())

  /** Loads a part that isn’t there and isn’t under way; null stands for a failure. */
  const request = useCallback(
    <Part>(key: string, get: () => Promise<Part>, set: (part: Part | null) => void) => {
      if (requested.current.has(key)) return
      requested.current.add(key)
      get().then(set, () => {
        requested.current.delete(key)
        set(null)
      })
    },
    [],
  )
  const load = useCallback(() => {
    request('index', () => fetchFile<ListIndex>(listIndexUrl(language)), setIndex)
    request(
      'engine',
      () =>
        import(/* webpackChunkName: "search-engine" */ './search-engine').then(
          (chunk) => chunk.searchEngine,
        ),
      setEngine,
    )
  }, [request, language])

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
    if (needsTexts)
      request('sentences', () => fetchFile<SentencesByPath>(sentencesUrl(language)), setSentences)
  }, [needsTexts, request, language])
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
    const alone = !isExact && !suggestions?.articles.length
    // What the texts say of other words than those that were typed is shown where there is nothing else.
    const useful = texts && texts.mentions.length > 0 && (alone || texts.correctedTo === '')
    const late = lateFor === shown
    const mentionsFirst = Boolean(useful) && !isExact && (alone || !late)
    const mentioned = mentionsFirst ? texts?.mentions.map(({ article }) => article) : []
    const words = suggestions?.words ?? [normalizeText(shown.search)]
    return {
      query: shown,
      found,
      suggested: (suggestions?.articles ?? []).filter((one) => !mentioned?.includes(one)),
      mentions: useful ? texts : undefined,
      mentionsFirst,
      noMentions: isExact && texts?.mentions.length === 0,
      searching: awaitsTexts && !isExact,
      waiting: awaitsTexts && !isExact && (alone || !late),
      mark: (text) =>
        engine ? engine.markMatches(text, { texts: words, atWordStart: !isExact }) : text,
    }
  }, [shown, found, engine, suggest, searchTexts, hasWords, needsTexts, awaitsTexts, lateFor])

  return {
    answer,
    incomplete: index === null,
    canAskTexts: hasWords && !needsTexts && Boolean(index && engine),
    engine,
    load,
    askTexts: useCallback(() => setAsked(true), []),
  }
}

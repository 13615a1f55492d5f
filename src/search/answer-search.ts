import type { ArticleSummary } from '../components/article/article-summary'
import { isFiltered, pageOf, type ListPage, type ListQuery } from './list-query'
import { normalizeText } from './normalize-text'
import type { SearchIndex, IndexedArticle } from './search-index'
import { suggestArticles } from './suggest-articles'

/** What the page asks for. */
export interface SearchRequest {
  query: ListQuery
}

/** What shall be marked in titles and excerpts. */
export interface Marks {
  /** As search compares them. */
  texts: string[]
  /** true: only where a word begins so. */
  atWordStart: boolean
}

/** What there is to be shown. */
export interface SearchAnswer {
  /** What was asked. */
  query: ListQuery
  /** One page of what fits exactly. */
  list: ListPage
  /** How many articles fit exactly. */
  found: number
  /** Where nothing fits: what may have been meant. */
  suggested: ArticleSummary[]
  /** The words that these were found by; empty where they are those that were written. */
  interpretedAs: string
  marks: Marks
}

/** So many articles are suggested at most. */
const maxSuggestions = 6

/** Finds what contains the search text; only where nothing does, what may have been meant. */
export function answerSearch(searchIndex: SearchIndex, request: SearchRequest): SearchAnswer {
  const { query } = request
  const search = normalizeText(query.search)
  const inCategory = ({ article }: IndexedArticle): boolean =>
    query.category === '' || article.category === query.category
  // The newest featured article stands on top of the plain list, which leaves it out.
  const onTop = isFiltered(query)
    ? undefined
    : searchIndex.entries.find(({ article }) => article.featured)
  const found = searchIndex.entries
    .filter((one) => inCategory(one) && one.text.includes(search) && one !== onTop)
    .map(({ article }) => article)
  const exact = {
    query,
    list: pageOf(found, query.page),
    found: found.length,
    suggested: [],
    interpretedAs: '',
    marks: { texts: search ? [search] : [], atWordStart: false },
  }
  if (found.length > 0 || !search) return exact

  const { entries, words, interpretedAs } = suggestArticles(searchIndex, query.search)
  const inSameCategory = entries.filter(inCategory)
  const suggested = (inSameCategory.length > 0 ? inSameCategory : entries)
    .slice(0, maxSuggestions)
    .map(({ article }) => article)
  return { ...exact, suggested, interpretedAs, marks: { texts: words, atWordStart: true } }
}

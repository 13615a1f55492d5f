import type { ArticleSummary } from '../content-model/article-summary'
import { isFiltered, pageOf, type ListPage, type ListQuery } from './list-query'
import { normalizeText } from './normalize-text'
import type { SearchIndex, IndexedArticle } from './search-index'
import { suggestArticles } from './suggest-articles'

/** Request of the page to the search. */
export interface SearchRequest {
  query: ListQuery
}

/** Texts to highlight in titles and excerpts. */
export interface Marks {
  /** Normalized texts. */
  texts: string[]
  /** Highlights only at the start of words. */
  atWordStart: boolean
}

/** Answer of the search to a request. */
export interface SearchAnswer {
  /** Query of the request. */
  query: ListQuery
  /** One page of the exact matches. */
  list: ListPage
  /** Number of exact matches. */
  found: number
  /** Suggestions, where there is no exact match. */
  suggested: ArticleSummary[]
  /** Words that the suggestions were found by; empty where they are those of the query. */
  interpretedAs: string
  marks: Marks
}

/** Largest number of suggestions. */
const maxSuggestions = 6

/** Finds articles that contain the search text, and suggestions where there are none. */
export function answerSearch(searchIndex: SearchIndex, request: SearchRequest): SearchAnswer {
  const { query } = request
  const search = normalizeText(query.search)
  const inCategory = ({ article }: IndexedArticle): boolean =>
    query.category === '' || article.category === query.category
  // The newest featured article is shown above the plain list, which omits it.
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

import { answerSearch, type SearchAnswer, type SearchRequest } from './answer-search'
import type { ArticleSummary } from '../components/article/article-summary'
import { fetchSearchIndex } from './fetch-search-index'
import { buildSearchIndex, type SearchIndex } from './search-index'

/** Searches in the page itself; loaded only where the worker cannot do it. */
export interface MainThreadSearch {
  answer: (request: SearchRequest) => SearchAnswer
  /** false: the index could not be loaded, and only the articles of the page are searched. */
  complete: boolean
}

/**
 * Makes a search of the page's own.
 *
 * @param newest the articles that the page has
 * @param withIndex false: the index was asked for already and is not to be had
 */
export async function createMainThreadSearch(
  newest: readonly ArticleSummary[],
  withIndex: boolean,
): Promise<MainThreadSearch> {
  const searchIndex = withIndex ? await fetchSearchIndex().catch(() => undefined) : undefined
  const searched: SearchIndex = searchIndex ?? buildSearchIndex(newest, { groups: [], ignored: [] })
  return {
    answer: (request) => answerSearch(searched, request),
    complete: searchIndex !== undefined,
  }
}

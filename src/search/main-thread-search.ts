import { answerSearch, type SearchAnswer, type SearchRequest } from './answer-search'
import type { ArticleSummary } from '../content-model/article-summary'
import { fetchSearchIndex } from './fetch-search-index'
import { buildSearchIndex, type SearchIndex } from './search-index'

/** Search in the main thread, loaded only where the worker failed. */
export interface MainThreadSearch {
  answer: (request: SearchRequest) => SearchAnswer
  /** False where the index could not be loaded, and only the articles of the page are searched. */
  complete: boolean
}

/**
 * Creates a search in the main thread.
 *
 * @param newest the articles that the page has
 * @param withIndex false where loading the index has failed already
 * @param language folder of the language; empty for the default language
 */
export async function createMainThreadSearch(
  newest: readonly ArticleSummary[],
  withIndex: boolean,
  language: string,
): Promise<MainThreadSearch> {
  const searchIndex = withIndex
    ? await fetchSearchIndex(language).catch(() => undefined)
    : undefined
  const searched: SearchIndex = searchIndex ?? buildSearchIndex(newest, { groups: [], ignored: [] })
  return {
    answer: (request) => answerSearch(searched, request),
    complete: searchIndex !== undefined,
  }
}

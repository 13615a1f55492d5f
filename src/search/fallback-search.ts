import type { ArticleSummary } from '../content-model/article-summary'
import { pageOf, type ListQuery } from './list-query'
import { normalizeText, searchableTexts } from './normalize-text'
import type { ShownAnswer } from './search-session'

/**
 * Searches the articles that the page has by substring: for when not even the code of the search
 * could be loaded.
 */
export function fallbackAnswer(articles: readonly ArticleSummary[], query: ListQuery): ShownAnswer {
  const search = normalizeText(query.search)
  const found = articles.filter(
    (article) =>
      (query.category === '' || article.category === query.category) &&
      searchableTexts(article).some((text) => normalizeText(text).includes(search)),
  )
  return {
    query,
    list: pageOf(found, query.page),
    found: found.length,
    suggested: [],
    interpretedAs: '',
    marks: { texts: [], atWordStart: false },
    mark: (text) => text,
    missing: 'index',
  }
}

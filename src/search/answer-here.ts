import type { ArticleSummary } from '../content-model/article-summary'
import { isFiltered, pageOf, type ListQuery } from './list-query'
import { plain, searchedText } from './plain-text'
import { resultLine } from './result-line'
import type { ShownAnswer } from './search-session'

/**
 * Answers with the articles that the page has, by plain containment: for when not even the code of
 * the search can be loaded.
 */
export function answerHere(articles: readonly ArticleSummary[], query: ListQuery): ShownAnswer {
  const search = plain(query.search)
  const found = articles.filter(
    (article) =>
      (query.category === '' || article.category === query.category) &&
      searchedText(article).some((text) => plain(text).includes(search)),
  )
  return {
    query,
    list: pageOf(found, query.page),
    found: found.length,
    suggested: [],
    readAs: '',
    marks: { texts: [], atWordStart: false },
    line: isFiltered(query) ? resultLine(found.length, query) : '',
    mark: (text) => text,
    missing: 'index',
  }
}

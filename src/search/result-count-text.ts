import { fillPlural, fillText } from '../components/ui/interface'
import type { PageInterface } from '../content-model/schemas/interface'
import type { SearchAnswer } from './answer-search'

/**
 * Formats the number of results: "Found 2 articles for “phone” in Scams", or "No articles found"
 * with the same endings.
 */
export function resultCountText(
  { found, query }: Pick<SearchAnswer, 'found' | 'query'>,
  texts: PageInterface['articleList'],
  locale: string,
): string {
  const search = query.search.trim()
  const topic = query.category
  return [
    found === 0 ? texts.none : fillPlural(texts.count, found, locale),
    search ? fillText(texts.forSearch, { search }) : '',
    topic ? fillText(texts.inTopic, { topic }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

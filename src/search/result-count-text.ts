import { fillPlural, fillText } from '../components/ui/interface'
import type { PageInterface } from '../content-model/schemas/interface'
import type { SearchAnswer } from './use-search'

/**
 * Formats the number of results: "Found 2 articles for “phone” in Scams", or "No articles found"
 * with the same endings. If only texts of articles match, it gives their number instead.
 *
 * @param mentions number of articles whose text has the words
 */
export function resultCountText(
  { found, query }: Pick<SearchAnswer, 'found' | 'query'>,
  mentions: number,
  texts: PageInterface['articleList'],
  locale: string,
): string {
  const search = query.search.trim()
  const inTopic = query.category && ` ${fillText(texts.inTopic, { topic: query.category })}`
  if (found.length === 0 && mentions > 0) {
    const titles = fillText(texts.noTitles, { search })
    return `${titles}${inTopic}. ${fillPlural(texts.mentionIt, mentions, locale)}`
  }
  const count = found.length === 0 ? texts.none : fillPlural(texts.count, found.length, locale)
  return count + (search && ` ${fillText(texts.forSearch, { search })}`) + inTopic
}

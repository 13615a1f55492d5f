import { isPublished } from '../article/is-published'
import { urlOf } from '../record-key'
import type { Diagnostic } from '../diagnostic'
import type { ContentRecord, ContentRecords } from '../record'
import { innerLinks, pathOf } from './links'

/**
 * Finds links that would lead nowhere on the published site, because the article they lead to is
 * published later than the page they stand on, or not at all.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function checkLinksToUnpublished(records: ContentRecords, today: string): Diagnostic[] {
  const articles = new Map(
    records
      .of('article')
      .filter(({ data }) => !isPublished(data, today))
      .map((record) => [urlOf({ name: 'article', id: record.id }), record.data]),
  )
  return innerLinks(records).flatMap(({ record, to, location }) => {
    const article = articles.get(pathOf(to))
    const from = firstDay(record, today)
    if (!article || from === undefined || isPublished(article, from)) return []
    const day = article.draft ? 'a draft' : `published on ${article.publishOn}`
    return {
      ...location,
      kind: 'link-to-unpublished',
      found: `a link to "${to}", which is ${day}`,
      allowed: 'the address of a page that is published by then',
      fix: 'Take the link out until then, or publish that article first.',
    }
  })
}

/** The first day, from today on, that visitors see a file; nothing for a draft. */
function firstDay({ collection, data }: ContentRecord, today: string): string | undefined {
  if (collection !== 'article') return today
  const { draft, publishOn = today } = data as ContentRecord<'article'>['data']
  if (draft) return undefined
  return publishOn > today ? publishOn : today
}

import { checkArticleBody } from '../article/check-article-body'
import { knownFacts } from '../facts/known-facts'
import type { Problem } from '../problem'
import { problemAt, type ContentRecords } from '../record'

/**
 * Finds guides without a text, and texts that use what a guide may not use: pictures, and what an
 * article may not use either.
 */
export function checkGuides(records: ContentRecords): Problem[] {
  const facts = knownFacts(records)
  return records.of('guide').flatMap((record) => {
    const body = record.body ?? ''
    if (body.trim() !== '') return checkArticleBody(record.file, body, facts, 'guide')
    return problemAt(record, [], {
      field: '',
      found: 'no text below the front matter',
      allowed: 'the text of the guide, written as in an article',
      mend: 'Write the text, or remove the folder.',
    })
  })
}

import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecords } from '../record'
import { inspectBodies } from './bodies'

/**
 * Finds guides without a text, and texts that use what a guide may not use: images, and what an
 * article may not use either.
 */
export function checkGuides(records: ContentRecords): Diagnostic[] {
  const bodies = inspectBodies(records)
  return records.of('guide').flatMap((record) => {
    if (record.body?.trim()) return bodies.get(record)?.diagnostics ?? []
    return diagnosticAt(record, [], {
      field: '',
      kind: 'guide-without-text',
      found: 'no text below the front matter',
      allowed: 'the text of the guide, written as in an article',
      fix: 'Write the text, or remove the folder.',
    })
  })
}

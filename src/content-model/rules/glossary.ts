import type { Diagnostic } from '../diagnostic'
import { fieldName } from '../parse/value-path'
import { readingGrade } from '../prose/reading-grade'
import { diagnosticAt, type ContentRecords } from '../record'

/** Reading grade of an explanation at most. */
const hardest = 7

/** Finds explanations of words that are hard to read themselves; only in English, which has this grade. */
export function checkGlossary(records: ContentRecords): Diagnostic[] {
  if (!records.of('interface')[0]?.data.locale.startsWith('en')) return []
  return records.of('glossary').flatMap((record) =>
    record.data.terms.flatMap(({ explanation }, index) => {
      if (readingGrade([`It is ${explanation}.`]) <= hardest) return []
      const path = ['terms', index, 'explanation']
      return diagnosticAt(record, path, {
        field: fieldName(path),
        kind: 'value-of-other-form',
        found: `"${explanation}"`,
        allowed: `words of reading grade ${hardest} or lower`,
        fix: 'Say it in shorter words and sentences.',
      })
    }),
  )
}

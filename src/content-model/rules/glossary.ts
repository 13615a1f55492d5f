import type { Diagnostic } from '../diagnostic'
import { defaultLanguage, fileLanguage } from '../prose/file-language'
import { readability } from '../prose/languages/registry'
import { isTooHard, readingScore } from '../prose/reading-score'
import { describeValue } from '../parse/describe-value'
import { fieldName } from '../parse/value-path'
import { diagnosticAt, type ContentRecords } from '../record'

/** Finds explanations of terms that are harder to read than an article may be. */
export function checkGlossary(records: ContentRecords): Diagnostic[] {
  const language = defaultLanguage(records.all)
  return records.of('glossary').flatMap((record) => {
    const rules = readability(fileLanguage(record.file, language))
    if (!rules) return []
    return record.data.terms.flatMap(({ explanation }, index) => {
      const score = readingScore([rules.explain(explanation)], rules)
      if (score === undefined || !isTooHard(score, rules)) return []
      const path = ['terms', index, 'explanation']
      return diagnosticAt(record, path, {
        field: fieldName(path),
        kind: 'value-of-other-form',
        found: describeValue(explanation),
        allowed: `words of ${rules.measure} ${rules.limit} or ${rules.easier}`,
        fix: 'Say it in shorter words and sentences.',
      })
    })
  })
}

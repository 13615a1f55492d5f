import type { Diagnostic } from '../diagnostic'
import type { Step } from '../parse/parse-yaml'
import { fieldName } from '../parse/value-path'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'

/** Numbers that things are counted by: articles, pages. */
const mostCounted = 200

/** Finds texts with a number that lack a form which the language needs: Arabic has six. */
export function checkInterfaces(records: ContentRecords): Diagnostic[] {
  return records.of('interface').flatMap((record) => {
    const needed = pluralForms(record.data.locale)
    return pluralsIn(record.data, []).flatMap(({ path, forms }) =>
      needed.filter((form) => !forms.includes(form)).map((form) => missing(record, path, form)),
    )
  })
}

function missing(record: ContentRecord<'interface'>, path: Step[], form: string): Diagnostic {
  const { locale } = record.data
  const examples = Array.from({ length: mostCounted }, (_, count) => count)
    .filter((count) => new Intl.PluralRules(locale).select(count) === form)
    .slice(0, 3)
  return diagnosticAt(record, path, {
    field: fieldName([...path, form]),
    kind: 'plural-form-missing',
    found: 'nothing',
    allowed: `the text for numbers such as ${examples.join(', ')}`,
    fix: `Add a line "${form}:".`,
  })
}

/** Returns the plural forms that a language has for whole numbers. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  const counts = Array.from({ length: mostCounted }, (_, count) => rules.select(count))
  return [...new Set(counts)]
}

function pluralsIn(value: unknown, path: Step[]): { path: Step[]; forms: string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const forms = Object.keys(value)
  if (forms.includes('one') && forms.includes('other')) return [{ path, forms }]
  return Object.entries(value).flatMap(([key, inner]) => pluralsIn(inner, [...path, key]))
}

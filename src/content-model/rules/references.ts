import { fileOf, type FilePlace } from '../collections'
import type { Step } from '../parse/parse-yaml'
import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { closest, listValues } from '../parse/spelling'
import { fieldName } from '../parse/value-path'
import { walk } from '../parse/walk'

/** Fields that name other files, and the collection of these. */
const collectionsOf = {
  shared: 'shared',
  faqs: 'faqs',
  guides: 'guide',
  team: 'team',
  testimonials: 'testimonials',
} as const

/** Finds shared sections, questions, guides, people and testimonials that are named but not there. */
export function checkReferences(records: ContentRecords): Diagnostic[] {
  return records.withFields().flatMap((record) => {
    const diagnostics: Diagnostic[] = []
    walk(record.parsed.data, (value, path) => {
      const named = namedCollection(path)
      if (named && typeof value === 'string') diagnostics.push(...check(record, path, named, value))
    })
    return diagnostics

    function check(from: ContentRecord, path: Step[], named: Named, id: string): Diagnostic[] {
      const ids = records.ids(named)
      if (ids.includes(id)) return []
      return [
        diagnosticAt(from, path, {
          field: fieldName(path),
          kind: 'reference-missing',
          found: `"${id}", but there is no file ${fileOf(named, id)}`,
          allowed: ids.length > 0 ? listValues(id, ids) : `the * of a file ${fileOf(named, '*')}`,
          fix: closest(id, ids),
        }),
      ]
    }
  })
}

/** The files that a record names, each once. */
export function referencesOf(record: ContentRecord): FilePlace[] {
  const found = new Map<string, FilePlace>()
  walk(record.parsed.data, (value, path) => {
    const name = namedCollection(path)
    if (name && typeof value === 'string') found.set(`${name} ${value}`, { name, id: value })
  })
  return [...found.values()]
}

type Named = (typeof collectionsOf)[keyof typeof collectionsOf]

/** The collection that a value at this path names a file of. `faqs` and `team` are lists of names. */
function namedCollection(path: readonly Step[]): Named | undefined {
  const last = path.at(-1)
  const key = typeof last === 'number' ? path.at(-2) : last
  return typeof key === 'string' && key in collectionsOf
    ? collectionsOf[key as keyof typeof collectionsOf]
    : undefined
}

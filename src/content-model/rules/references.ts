import type { CollectionName } from '../collections'
import { fileOf, type RecordKey } from '../record-key'
import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { closest, listValues } from '../parse/spelling'
import { fieldName } from '../parse/value-path'
import { fieldValues, type FieldValue } from '../parse/field-values'

/** Finds shared sections, questions, guides, people and testimonials that are named but not there. */
export function checkReferences(records: ContentRecords): Diagnostic[] {
  return records.all.flatMap((record) =>
    referencesIn(record).flatMap(({ path, name, id }) => {
      const ids = records.ids(name)
      if (ids.includes(id)) return []
      return diagnosticAt(record, path, {
        field: fieldName(path),
        kind: 'reference-missing',
        found: `"${id}", but there is no file ${fileOf(name, id, records.language)}`,
        allowed:
          ids.length > 0
            ? listValues(id, ids)
            : `the * of a file ${fileOf(name, '*', records.language)}`,
        fix: `${closest(id, ids)} Or take out the line that names it.`,
      })
    }),
  )
}

/** The files that a record names, each once. */
export function referencesOf(record: ContentRecord): RecordKey[] {
  const found = new Map(
    referencesIn(record).map(({ name, id }) => [`${name} ${id}`, { name, id }] as const),
  )
  return [...found.values()]
}

/** The fields of a record that name a file of another collection. */
function referencesIn(record: ContentRecord): (RecordKey & Pick<FieldValue, 'path'>)[] {
  const values = fieldValues(record)
  return values.flatMap(({ value, path, meta }) =>
    meta.collection ? [{ path, name: meta.collection as CollectionName, id: value }] : [],
  )
}

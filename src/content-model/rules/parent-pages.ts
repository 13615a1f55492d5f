import { fileOf, urlOf } from '../record-key'
import { entryOf } from '../collections'
import type { Diagnostic } from '../diagnostic'
import { parentOf } from '../page-groups'
import { nearest } from '../parse/spelling'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'

/** Finds pages in a folder that no page has the address of: breadcrumbs and visitors expect one. */
export function checkParentPages(records: ContentRecords): Diagnostic[] {
  const paths = [...records.keys, ...(records.original?.keys ?? [])].flatMap(
    (key) => urlOf(key) ?? [],
  )
  return records.all
    .filter(({ collection }) => entryOf(collection).below)
    .flatMap((record) => missingParent(record, paths))
}

function missingParent(record: ContentRecord, paths: readonly string[]): Diagnostic[] {
  const parent = parentOf(urlOf({ name: record.collection, id: record.id }) ?? '')
  if (parent === '' || paths.includes(parent)) return []
  const meant = nearest(parent, paths)
  const file = fileOf('page', parent.slice(1))
  return [
    diagnosticAt(record, [], {
      field: '',
      kind: 'parent-page-missing',
      found: `a page below ${parent}, but there is no page ${parent}`,
      allowed: 'a folder named like a page, such as that of the city',
      fix: meant ? `Did you mean "${meant}"? Or add ${file}.` : `Add ${file}.`,
    }),
  ]
}

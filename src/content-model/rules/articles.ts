import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecords } from '../record'
import { closest, listValues } from '../parse/spelling'
import { inspectBodies } from './bodies'

/** Finds articles of an unknown category, and bodies that use what an article may not use. */
export function checkArticles(records: ContentRecords): Diagnostic[] {
  const bodies = inspectBodies(records)
  const blog = records.of('blog')[0]?.data
  const categories = blog?.categories.slice(1) ?? []
  return records.of('article').flatMap((record) => {
    const known = !blog || categories.includes(record.data.category)
    return [
      ...(known
        ? []
        : [
            diagnosticAt(record, ['category'], {
              field: 'category',
              kind: 'category-unknown',
              found: `"${record.data.category}"`,
              allowed: listValues(record.data.category, categories),
              fix: closest(record.data.category, categories),
            }),
          ]),
      ...(bodies.get(record)?.diagnostics ?? []),
    ]
  })
}

import type { InspectedBody } from '../article/check-article-body'
import { knownFacts } from '../variables/known-facts'
import type { ContentRecord, ContentRecords } from '../record'

/** Several checks ask for the same bodies, and reading them is most of the work of a check. */
const inspected = new WeakMap<ContentRecords, ReadonlyMap<ContentRecord, InspectedBody>>()

/** What was found in the body of each article and guide; each is read once. */
export function inspectBodies(records: ContentRecords): ReadonlyMap<ContentRecord, InspectedBody> {
  const known = inspected.get(records)
  if (known) return known
  const facts = knownFacts(records)
  const bodies = new Map(
    records
      .withBody()
      .map((record) => [
        record,
        records.inspect(
          record.file,
          record.body ?? '',
          facts,
          record.collection === 'guide' ? 'guide' : 'article',
        ),
      ]),
  )
  inspected.set(records, bodies)
  return bodies
}

import { bodyOf } from '../article/article-body'
import { inspectBody } from '../article/check-article-body'
import { factsOfSite } from '../facts'
import type { ContentRecord, ContentRecords, InspectBodies, InspectedBody } from '../record'

/** Several checks ask for the same bodies, and reading them is most of the work of a check. */
const inspected = new WeakMap<ContentRecords, ReadonlyMap<ContentRecord, InspectedBody>>()

/** Returns what was found in the body of each article and guide; each is inspected once. */
export function inspectBodies(records: ContentRecords): ReadonlyMap<ContentRecord, InspectedBody> {
  const known = inspected.get(records)
  if (known) return known
  const inspect = (records.inspect ?? parseAndInspect)(records)
  const bodies = new Map(records.withBody().map((record) => [record, inspect(record)]))
  inspected.set(records, bodies)
  return bodies
}

/** Parses each body to inspect it. */
export const parseAndInspect: InspectBodies = (records) => {
  const facts = factsOfSite(records)
  return (record) => inspectBody(record, bodyOf(record), facts)
}

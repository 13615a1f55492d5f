import { entryOf } from './collections'
import type { ContentRecord, ContentRecords } from './record'
import { layOutCity } from './record-fields'
import type { SectionEntry, WrittenSection } from './section'

/** A section as it was written, and its file. */
export interface ShownSection<Kind extends WrittenSection['kind'] = WrittenSection['kind']> {
  section: Extract<WrittenSection, { kind: Kind }>
  file: string
}

/**
 * Returns the sections of a kind that the pages of a language have, also the shared ones. A shared section
 * that no page names is not shown.
 */
export function shownSections<Kind extends WrittenSection['kind']>(
  records: ContentRecords,
  kind: Kind,
): ShownSection<Kind>[] {
  return records.all.flatMap((record) =>
    entriesOf(record, records).flatMap((entry): ShownSection<Kind>[] => {
      const shared = 'shared' in entry ? records.find('shared', entry.shared) : undefined
      const section = 'shared' in entry ? shared?.data : entry
      return section?.kind === kind
        ? [{ section: section as ShownSection<Kind>['section'], file: (shared ?? record).file }]
        : []
    }),
  )
}

/** Returns the sections that a record is made of, if it is a page that is served. */
function entriesOf(record: ContentRecord, records: ContentRecords): SectionEntry[] {
  const { collection, id } = record
  if (collection === 'blog') return (record as ContentRecord<'blog'>).data.after
  if (entryOf(collection).template !== 'page') return []
  if (collection === 'home' && id !== records.of('site')[0]?.data.home) return []
  const { data } = record as ContentRecord<'page' | 'city'>
  if (!('own' in data)) return data.sections
  const layout = records.of('layout')[0]?.data
  return layout ? layOutCity(data, layout) : []
}

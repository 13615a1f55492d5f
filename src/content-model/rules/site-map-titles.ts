import type { CollectionName } from '../collections'
import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { PageContent } from '../schemas/page'

/** Groups of the list of all pages that are there only where their collection has files. */
const groups = {
  services: 'service',
  neighbourhoods: 'neighbourhood',
  cities: 'city',
  articles: 'article',
} as const satisfies Record<string, CollectionName>

/** Finds lists of all pages that have no heading for a group that has pages. */
export function checkSiteMapTitles(records: ContentRecords): Diagnostic[] {
  return records.all.flatMap((record) => {
    const { sections = [] } = record.data as Partial<PageContent>
    return sections.flatMap((section, index) =>
      'kind' in section && section.kind === 'site-map'
        ? missingTitles(records, record, index, Object.keys(section.titles))
        : [],
    )
  })
}

function missingTitles(
  records: ContentRecords,
  record: ContentRecord,
  index: number,
  titles: readonly string[],
): Diagnostic[] {
  return Object.entries(groups)
    .filter(([group, collection]) => !titles.includes(group) && records.ids(collection).length > 0)
    .map(([group]) =>
      diagnosticAt(record, ['sections', index, 'titles'], {
        field: `sections[${index}].titles.${group}`,
        kind: 'site-map-title-missing',
        found: `no heading for the ${group}, and there are some`,
        allowed: 'a heading for every group that has pages',
        fix: `Add a line "${group}:" with the words of the heading.`,
      }),
    )
}

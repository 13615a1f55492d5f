import type { Diagnostic } from '../diagnostic'
import { pageGroups } from '../page-groups'
import { closest, listValues } from '../parse/spelling'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { PageContent } from '../schemas/page'

/** Finds lists of all pages that lack the heading of a group with pages, or have one of no group. */
export function checkSiteMapTitles(records: ContentRecords): Diagnostic[] {
  const shown = Array.from(pageGroups)
    .filter(([, collections]) => collections.some((name) => records.ids(name).length > 0))
    .map(([group]) => group)
  return records.all.flatMap((record) => {
    const { sections = [] } = record.data as Partial<PageContent>
    return sections.flatMap((section, index) => {
      if (!('kind' in section && section.kind === 'site-map')) return []
      const titles = Object.keys(section.titles)
      return [
        ...shown
          .filter((group) => !titles.includes(group))
          .map((group) => missingTitle(record, index, group)),
        ...titles
          .filter((title) => !pageGroups.has(title))
          .map((title) => unknownTitle(record, index, title)),
      ]
    })
  })
}

function missingTitle(record: ContentRecord, index: number, group: string): Diagnostic {
  return diagnosticAt(record, ['sections', index, 'titles'], {
    field: `sections[${index}].titles.${group}`,
    kind: 'site-map-title-missing',
    found: `no heading for the ${group}, and there are some`,
    allowed: 'a heading for every group that has pages',
    fix: `Add a line "${group}:" with the words of the heading.`,
  })
}

function unknownTitle(record: ContentRecord, index: number, title: string): Diagnostic {
  const groups = [...pageGroups.keys()]
  return diagnosticAt(record, ['sections', index, 'titles', title], {
    field: `sections[${index}].titles.${title}`,
    kind: 'site-map-title-unknown',
    found: `a heading for "${title}", and no pages are in a group of that name`,
    allowed: listValues(title, groups),
    fix: `${closest(title, groups)} A new group is the "group" of an entry in src/content-model/collections.ts.`,
  })
}

import { entryOf, pageCollections, type CollectionName } from '../collections'
import type { LayoutContent } from '../schemas/page'
import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { layOutCity } from '../record-fields'
import type { SectionEntry, SectionKind } from '../section'

/** Section kinds that show the files of a collection: where there are none, no page must have it. */
const shows: Partial<Record<SectionKind, CollectionName>> = {
  testimonials: 'testimonials',
  packages: 'prices',
  faq: 'faqs',
}

/** Finds pages that lack a section every page of their kind has, or have two where one may be. */
export function checkRequiredKinds(records: ContentRecords): Diagnostic[] {
  const layout = records.of('layout')[0]?.data
  return pageCollections
    .flatMap((name) => records.of(name))
    .flatMap((record) => {
      const entries = entriesOf(record, layout)
      return entries
        ? checkPage(record, kindsOf(entries, records), requiredOf(record, records))
        : []
    })
}

/** The sections of a page; nothing for a city whose layout cannot be read. */
function entriesOf(
  record: ContentRecord,
  layout: LayoutContent | undefined,
): SectionEntry[] | undefined {
  const { data } = record as ContentRecord<'page' | 'city'>
  if ('sections' in data) return data.sections
  return layout && layOutCity(data, layout)
}

type Kinds = readonly (SectionKind | undefined)[]

/** The kind of each section; undefined where a shared one cannot be read. */
function kindsOf(entries: readonly SectionEntry[], records: ContentRecords): Kinds {
  return entries.map((entry) =>
    'kind' in entry ? entry.kind : records.find('shared', entry.shared)?.data.kind,
  )
}

/** Returns the section kinds that a page must have. */
function requiredOf(record: ContentRecord, records: ContentRecords): SectionKind[] {
  const { requires = [] } = entryOf(record.collection)
  return requires.filter((kind) => {
    const collection = shows[kind]
    return !collection || records.ids(collection).length > 0
  })
}

function checkPage(
  record: ContentRecord,
  kinds: Kinds,
  requires: readonly SectionKind[],
): Diagnostic[] {
  const field = 'sections'
  const missing = requires
    .filter((kind) => !kinds.includes(kind) && !kinds.includes(undefined))
    .map((kind) =>
      diagnosticAt(record, [field], {
        field,
        kind: 'section-missing',
        found: `no section of kind "${kind}"`,
        allowed: `every page of this folder has: ${requires.join(', ')}`,
        fix: `Add a section "kind: ${kind}"; copy it from a neighbouring file.`,
      }),
    )
  const first = kinds.slice(0, 1).filter((kind) => kind !== undefined && kind !== 'hero')
  const atTop = first.map((kind) =>
    diagnosticAt(record, [field], {
      field,
      kind: 'section-not-first',
      found: `a first section of kind "${kind}"`,
      allowed: 'hero as the first section, because it holds the h1',
      fix: 'Move the hero to the top.',
    }),
  )
  const single = (
    ['hero', 'stats', 'consultation-form', 'guides', 'newsletter', 'promises', 'site-map'] as const
  )
    .filter((kind) => kinds.filter((other) => other === kind).length > 1)
    .map((kind) =>
      diagnosticAt(record, [field], {
        field,
        kind: 'section-twice',
        found: `more than one section of kind "${kind}"`,
        allowed: 'at most one on a page',
        fix: 'Remove one of them.',
      }),
    )
  return [...missing, ...atTop, ...single]
}

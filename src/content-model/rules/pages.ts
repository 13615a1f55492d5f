import type { Step } from '../parse/parse-yaml'
import { entryOf, pageCollections, type CollectionName } from '../collections'
import type { PageContent } from '../schemas/page'
import type { Diagnostic } from '../diagnostic'
import {
  diagnosticAt,
  type ContentRecord,
  type ContentRecords,
  pageEntries,
  sectionOf,
  fileOf,
  urlOf,
} from '../record'
import type { SectionKind, WrittenSection } from '../schemas/section'
import { parentOf, pageGroups, archivePath } from '../page-groups'
import { nearest, closest, listValues } from '../parse/suggestions'
import { alertsPath } from '../alerts'
import { fridgeOf } from './articles'
import { factsOfPages, fillFacts } from '../facts'

/** Section kinds that show the files of a collection. They are only required if it has files. */
const shows: Partial<Record<SectionKind, CollectionName>> = {
  testimonials: 'testimonials',
  packages: 'prices',
  faq: 'faqs',
}

/** Finds pages without a section that their kind requires, and sections that may appear only once. */
export function checkRequiredKinds(records: ContentRecords): Diagnostic[] {
  const layout = records.of('layout')[0]?.data
  return pageCollections
    .flatMap((name) => records.of(name))
    .flatMap((record) => {
      // The layout of a city may have mistakes.
      const entries = pageEntries(record.data, layout)
      return entries
        ? checkPage(
            record,
            entries.map((entry) => sectionOf(entry, records)?.kind),
            requiredOf(record, records),
          )
        : []
    })
}

/** The kind of each section of a page; `undefined` where a shared one has mistakes. */
type Kinds = readonly (WrittenSection['kind'] | undefined)[]

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
      diagnosticAt(record, [field], 'section-missing', { kind, required: requires.join(', ') }),
    )
  const first = kinds.slice(0, 1).filter((kind) => kind !== undefined && kind !== 'hero')
  const atTop = first.map((kind) => diagnosticAt(record, [field], 'section-not-first', { kind }))
  const single = (
    ['hero', 'stats', 'consultation-form', 'guides', 'newsletter', 'promises', 'site-map'] as const
  )
    .filter((kind) => kinds.filter((other) => other === kind).length > 1)
    .map((kind) => diagnosticAt(record, [field], 'section-twice', { kind }))
  return [...missing, ...atTop, ...single]
}

/** Finds pages in a folder without a page of its own: breadcrumbs and visitors expect one. */
export function checkParentPages(records: ContentRecords): Diagnostic[] {
  const paths = [...records.keys, ...(records.original?.keys ?? [])].flatMap(
    (key) => urlOf(key) ?? [],
  )
  return records.all
    .filter(({ collection }) => entryOf(collection).below)
    .flatMap((record) => missingParent(record, paths))
}

function missingParent(record: ContentRecord, paths: readonly string[]): Diagnostic[] {
  const parent = parentOf(pathOf(record))
  if (parent === '' || paths.includes(parent)) return []
  const meant = nearest(parent, paths)
  const file = fileOf('page', parent.slice(1))
  return [
    diagnosticAt(record, [], 'parent-page-missing', {
      parent,
      fix: meant ? `Did you mean "${meant}"? Or add ${file}.` : `Add ${file}.`,
    }),
  ]
}

/** Finds lists of all pages without a heading for a group that has pages, or with one for an unknown group. */
export function checkSiteMapTitles(records: ContentRecords): Diagnostic[] {
  const shown = Array.from(pageGroups)
    .filter(([, collections]) => collections.some((name) => records.ids(name).length > 0))
    .map(([group]) => group)
  return records.all.flatMap((record) => {
    const { sections = [] } = record.data as Partial<PageContent>
    return sections.flatMap((section, index) => {
      if (!('kind' in section && section.kind === 'site-map')) return []
      const titles = Object.keys(section.titles)
      const at = (group: string) => ['sections', index, 'titles', group]
      return [
        ...shown
          .filter((group) => !titles.includes(group))
          .map((group) => diagnosticAt(record, at(group), 'site-map-title-missing', { group })),
        ...titles
          .filter((group) => !pageGroups.has(group))
          .map((group) => {
            const groups = [...pageGroups.keys()]
            return diagnosticAt(record, at(group), 'site-map-title-unknown', {
              group,
              allowed: listValues(group, groups),
              fix: `${closest(group, groups)} A new group is the "group" of an entry in src/content-model/collections.ts.`,
            })
          }),
      ]
    })
  })
}

/** Finds pages that share an address, a title or a description. */
export function checkUnique(records: ContentRecords): Diagnostic[] {
  const pages = records.all.filter((record) => pathOf(record) !== '')
  const factsAt = factsOfPages(records)
  // The two homes share one address by design: site.yaml chooses which is served.
  const addressed = pages.filter((record) => record.collection !== 'home')
  const sameWords = (
    some: readonly ContentRecord[],
    what: string,
    read: (record: ContentRecord) => { path: Step[]; text: string | undefined },
  ): Diagnostic[] =>
    doubles(some, (record) => read(record).text).map(({ record, text, other }) =>
      diagnosticAt(record, read(record).path, 'title-or-description-twice', { text, other, what }),
    )
  // The same words are not the same text on the pages of two cities.
  const field = (name: (record: ContentRecord) => string) => (record: ContentRecord) => ({
    path: [name(record)],
    text: fillFacts(textOf(record, name(record)), factsAt(pathOf(record)).facts),
  })
  return [
    ...addressed.flatMap(takesList),
    ...doubles(addressed, pathOf).map(({ record, text, other }) =>
      diagnosticAt(record, [], 'address-twice', { address: text, other }),
    ),
    ...sameWords(records.all, 'title of a fridge sheet', (record) => ({
      path: ['fridge', 'title'],
      text: fridgeOf(record)?.title,
    })),
    ...sameWords(
      pages,
      'title',
      field(() => 'title'),
    ),
    ...sameWords(
      pages,
      'description',
      field(({ collection }) => (collection === 'article' ? 'excerpt' : 'description')),
    ),
  ]
}

const pathOf = (record: ContentRecord): string => urlOf(record) ?? ''

/** Lists that the build makes: of all articles, once there are many, and of alerts. */
const lists: Readonly<Record<string, string>> = {
  [archivePath]: 'the list of all articles',
  [alertsPath]: 'the list of alerts',
}

function takesList(record: ContentRecord): Diagnostic[] {
  const path = pathOf(record)
  const list = lists[path]
  return list === undefined ? [] : [diagnosticAt(record, [], 'address-of-archive', { path, list })]
}

function textOf(record: ContentRecord, field: string): string | undefined {
  const text = (record.data as Record<string, unknown>)[field]
  return typeof text === 'string' ? text.trim() : undefined
}

/** Returns the records whose text an earlier record has too, with the file of that one. */
function doubles(
  records: readonly ContentRecord[],
  read: (record: ContentRecord) => string | undefined,
): { record: ContentRecord; text: string; other: string }[] {
  const first = new Map<string, string>()
  return records.flatMap((record) => {
    const text = read(record)
    if (text === undefined) return []
    const other = first.get(text.toLowerCase())
    if (other !== undefined) return [{ record, text, other }]
    first.set(text.toLowerCase(), record.file)
    return []
  })
}

import { fieldName } from '../parse/parse-yaml'
import { entryOf, pageCollections, type CollectionName } from '../collections'
import type { LayoutContent, PageContent } from '../schemas/page'
import type { Diagnostic } from '../diagnostic'
import {
  diagnosticAt,
  type ContentRecord,
  type ContentRecords,
  layOutCity,
  fileOf,
  urlOf,
} from '../record'
import type { SectionEntry, SectionKind } from '../schemas/section'
import { parentOf, pageGroups, archivePath } from '../page-groups'
import { nearest, closest, listValues } from '../parse/suggestions'
import { alertsPath } from '../alerts'
import { fridgeOf } from './articles'
import { factsOfPages, fillFacts } from '../facts'

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
        kind: 'section-missing',
        found: `no section of kind "${kind}"`,
        allowed: `every page of this folder has: ${requires.join(', ')}`,
        fix: `Add a section "kind: ${kind}"; copy it from a neighbouring file.`,
      }),
    )
  const first = kinds.slice(0, 1).filter((kind) => kind !== undefined && kind !== 'hero')
  const atTop = first.map((kind) =>
    diagnosticAt(record, [field], {
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
        kind: 'section-twice',
        found: `more than one section of kind "${kind}"`,
        allowed: 'at most one on a page',
        fix: 'Remove one of them.',
      }),
    )
  return [...missing, ...atTop, ...single]
}

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
      kind: 'parent-page-missing',
      found: `a page below ${parent}, but there is no page ${parent}`,
      allowed: 'a folder named like a page, such as that of the city',
      fix: meant ? `Did you mean "${meant}"? Or add ${file}.` : `Add ${file}.`,
    }),
  ]
}

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
  const path = ['sections', index, 'titles']
  return diagnosticAt(record, path, {
    field: fieldName([...path, group]),
    kind: 'site-map-title-missing',
    found: `no heading for the ${group}, and there are some`,
    allowed: 'a heading for every group that has pages',
    fix: `Add a line "${group}:" with the words of the heading.`,
  })
}

function unknownTitle(record: ContentRecord, index: number, title: string): Diagnostic {
  const groups = [...pageGroups.keys()]
  return diagnosticAt(record, ['sections', index, 'titles', title], {
    kind: 'site-map-title-unknown',
    found: `a heading for "${title}", and no pages are in a group of that name`,
    allowed: listValues(title, groups),
    fix: `${closest(title, groups)} A new group is the "group" of an entry in src/content-model/collections.ts.`,
  })
}

/** Finds pages that share an address, a title or a description. */
export function checkUnique(records: ContentRecords): Diagnostic[] {
  const pages = records.all.filter(
    (record) => urlOf({ name: record.collection, id: record.id }) !== undefined,
  )
  const factsAt = factsOfPages(records)
  // The two homes share one address by design: site.yaml chooses which is served.
  const addressed = pages.filter((record) => record.collection !== 'home')
  return [
    ...addressed.flatMap(takesList),
    ...doubles(
      addressed,
      () => [],
      (record) => urlOf({ name: record.collection, id: record.id }),
      {
        kind: 'address-twice',
        allowed: 'one file for each address',
        fix: 'Rename one of the two files.',
      },
    ),
    ...doubles(
      records.all,
      () => ['fridge', 'title'],
      (record) => fridgeOf(record)?.title,
      {
        kind: 'title-or-description-twice',
        allowed: 'a title that no other page for the fridge has',
        fix: 'Say what is special about this page.',
      },
    ),
    ...doublesOf(pages, factsAt, 'title', () => 'title'),
    ...doublesOf(pages, factsAt, 'description', (record) =>
      record.collection === 'article' ? 'excerpt' : 'description',
    ),
  ]
}

/** Lists that the build makes: of all articles, once there are many, and of alerts. */
const lists: Readonly<Record<string, string>> = {
  [archivePath]: 'the list of all articles',
  [alertsPath]: 'the list of alerts',
}

function takesList(record: ContentRecord): Diagnostic[] {
  const path = urlOf({ name: record.collection, id: record.id }) ?? ''
  const list = lists[path]
  if (list === undefined) return []
  return [
    diagnosticAt(record, [], {
      kind: 'address-of-archive',
      found: `the address ${path}`,
      allowed: `any other name: ${list} has that address`,
      fix: 'Rename the file or folder.',
    }),
  ]
}

function doublesOf(
  pages: readonly ContentRecord[],
  factsAt: ReturnType<typeof factsOfPages>,
  meaning: string,
  fieldOf: (record: ContentRecord) => string,
): Diagnostic[] {
  return doubles(
    pages,
    (record) => [fieldOf(record)],
    (record) => {
      const path = urlOf({ name: record.collection, id: record.id }) ?? ''
      // The same words are not the same text on the pages of two cities.
      return fillFacts(textOf(record, fieldOf(record)), factsAt(path).facts)
    },
    {
      kind: 'title-or-description-twice',
      allowed: `a ${meaning} that no other page has`,
      fix: 'Say what is special about this page.',
    },
  )
}

function textOf(record: ContentRecord, field: string): string | undefined {
  const text = (record.data as Record<string, unknown>)[field]
  return typeof text === 'string' ? text.trim() : undefined
}

function doubles(
  records: readonly ContentRecord[],
  pathOf: (record: ContentRecord) => string[],
  wordsOf: (record: ContentRecord) => string | undefined,
  text: Pick<Diagnostic, 'kind' | 'allowed' | 'fix'>,
): Diagnostic[] {
  const first = new Map<string, ContentRecord>()
  return records.flatMap((record) => {
    const own = wordsOf(record)
    const key = own?.toLowerCase()
    const other = key === undefined ? undefined : first.get(key)
    if (key !== undefined && !other) first.set(key, record)
    const path = pathOf(record)
    return key === undefined || !other
      ? []
      : [
          diagnosticAt(record, path, {
            found: `"${own}", which ${other.file} has too`,
            ...text,
          }),
        ]
  })
}

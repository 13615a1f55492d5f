import {
  urlOf,
  diagnosticAt,
  type ContentRecord,
  type ContentRecords,
  fileOf,
  type RecordKey,
} from '../record'
import { alertsPath } from '../alerts'
import type { Diagnostic } from '../diagnostic'
import { explain } from '../diagnostics/mistakes'
import { firstQuestion, stepLink, stepsOf } from '../step-guide'
import { contactLinks } from '../variables/contact-links'
import { type Step, fieldName } from '../parse/parse-yaml'
import { closest, listValues } from '../parse/suggestions'
import { fieldValues, type FieldValue } from '../parse/field-values'
import { movedTo } from './addresses'
import { inspectBodies } from './articles'
import { isPublished } from '../article/is-published'
import type { CollectionName } from '../collections'

/** Finds links to pages of this site that do not exist. */
export function checkLinks(records: ContentRecords): Diagnostic[] {
  const known = new Set(
    [records, records.original].flatMap((some) => (some ? pagePaths(some) : [])),
  )

  return [
    ...innerLinks(records)
      .filter(({ to }) => !known.has(pathOf(to)))
      .map((link) => ({ ...link.location, ...broken(link, known, records) })),
    ...missingContacts(records),
    ...unknownCategories(records),
  ]
}

/** Finds links to a topic of the list of articles that the list does not have. */
function unknownCategories(records: ContentRecords): Diagnostic[] {
  // Translations link to topics by their names in the source; the build replaces them.
  const [blog] = (records.original ?? records).of('blog')
  const list = blog && urlOf(blog)
  if (!blog || list === undefined) return []
  const [own] = records.of('blog')
  const categories = blog.data.categories.slice(0, own?.data.categories.length)
  return innerLinks(records).flatMap(({ to, location }) => {
    const [, query = ''] = to.replace(/#.*$/, '').split('?')
    const category = new URLSearchParams(query).get('category')
    if (pathOf(to) !== list || category === null || categories.includes(category)) return []
    return {
      ...location,
      ...explain('link-category-unknown', {
        category,
        allowed: categories.join(', '),
        fix: `${closest(category, categories)} They are the "categories" of ${blog.file}.`,
      }),
    }
  })
}

/**
 * Returns the paths of all pages. Translations have those of their sources: they link
 * to any page by its address in the default language.
 */
export function pagePaths(records: ContentRecords): string[] {
  return [
    ...records.keys.map(urlOf).filter((url) => url !== undefined),
    ...records.all.flatMap(stepUrls),
    ...(records.ids('alert').length > 0 ? [alertsPath] : []),
  ]
}

/** Returns the addresses of all pages of a step guide but the first, which has that of the file. */
function stepUrls(record: ContentRecord): string[] {
  if (record.collection !== 'stepGuide') return []
  const { data } = record as ContentRecord<'stepGuide'>
  const path = urlOf(record) ?? ''
  return stepsOf(data)
    .filter((step) => step.id !== firstQuestion(data))
    .map((step) => stepLink(path, data, step.id))
}

/** Finds links to a number or email address that site.yaml does not have. */
function missingContacts(records: ContentRecords): Diagnostic[] {
  const [site] = records.of('site')
  if (!site) return []
  // The target of the main button is checked in site.yaml.
  const names = [...Object.keys(contactLinks(site.data)), 'consultation']
  return records.all.flatMap((record) =>
    fieldValues(record)
      .filter(({ value, meta }) => meta.role === 'link' && !/^(\/|https:)/.test(value))
      .filter(({ value }) => !names.includes(value))
      .map(({ value, path }) =>
        diagnosticAt(record, path, 'contact-missing', {
          to: value,
          names: names.join(', '),
          fix: `Add it below "phones" or "emails" of site.yaml, or link to something else. ${orTakeOut(record, path)}`,
        }),
      ),
  )
}

/** A link into this site, with its file. */
export interface InnerLink {
  record: ContentRecord
  to: string
  /** Path of its field in the file. Left out for links in the text of an article. */
  path?: readonly Step[]
  location: Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'>
}

/** Returns every link to a page of this site. */
export function innerLinks(records: ContentRecords): InnerLink[] {
  const inFields = records.all.flatMap((record) =>
    fieldValues(record)
      .filter(({ value, meta }) => meta.role === 'link' && value.startsWith('/'))
      .map(({ value, path }) => ({
        record,
        to: value,
        path,
        location: { file: record.file, ...record.parsed.positionOf(path), field: fieldName(path) },
      })),
  )
  const inBodies = Array.from(inspectBodies(records)).flatMap(([record, { links }]) =>
    links.map(({ url, line, column }) => ({
      record,
      to: url,
      location: { file: record.file, line, column, field: 'link' },
    })),
  )
  return [...inFields, ...inBodies]
}

/** The path that a link leads to, without query and anchor. */
export function pathOf(to: string): string {
  return to.replace(/[?#].*$/, '') || '/'
}

function broken(
  { record, to, path }: InnerLink,
  known: ReadonlySet<string>,
  records: ContentRecords,
) {
  const moved = movedTo(records.original ?? records, pathOf(to))
  return explain('link-broken', {
    to,
    allowed: listValues(pathOf(to), [...known]),
    fix: moved ? `Write ${moved}` : `${closest(pathOf(to), [...known])} ${orTakeOut(record, path)}`,
  })
}

/** Returns how to do without a link. The main button always needs a target. */
function orTakeOut({ collection }: ContentRecord, path?: readonly Step[]): string {
  if (collection === 'site' && path?.[0] === 'consultation') {
    return 'Or write "to: call", and the button calls you.'
  }
  return path && collection !== 'site'
    ? 'Or take the link out, or write "to: call" if it is a button.'
    : 'Or take the link out.'
}

/**
 * Finds links that would be broken on the published site, because their article is published later than the
 * page with the link, or not at all.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function checkLinksToUnpublished(records: ContentRecords, today: string): Diagnostic[] {
  const articles = new Map(
    records
      .of('article')
      .filter(({ data }) => !isPublished(data, today))
      .map((record) => [urlOf(record), record.data]),
  )
  return innerLinks(records).flatMap(({ record, to, location }) => {
    const article = articles.get(pathOf(to))
    const from = firstDay(record, today)
    if (!article || from === undefined || isPublished(article, from)) return []
    const state = article.draft ? 'a draft' : `published on ${article.publishOn}`
    return { ...location, ...explain('link-to-unpublished', { to, state }) }
  })
}

/** The first day, from today on, that visitors see a file; nothing for a draft. */
function firstDay({ collection, data }: ContentRecord, today: string): string | undefined {
  if (collection !== 'article') return today
  const { draft, publishOn = today } = data as ContentRecord<'article'>['data']
  if (draft) return undefined
  return publishOn > today ? publishOn : today
}

/** Finds references to shared sections, questions, guides, people and testimonials that do not exist. */
export function checkReferences(records: ContentRecords): Diagnostic[] {
  return records.all.flatMap((record) =>
    referencesIn(record).flatMap(({ path, name, id }) => {
      const ids = records.ids(name)
      if (ids.includes(id)) return []
      return diagnosticAt(record, path, 'reference-missing', {
        id,
        file: fileOf(name, id, records.language),
        allowed:
          ids.length > 0
            ? listValues(id, ids)
            : `the * of a file ${fileOf(name, '*', records.language)}`,
        fix: `${closest(id, ids)} Or take out the line that names it.`,
      })
    }),
  )
}

/** The files that a record names, each once. */
export function referencesOf(record: ContentRecord): RecordKey[] {
  const found = new Map(
    referencesIn(record).map(({ name, id }) => [`${name} ${id}`, { name, id }] as const),
  )
  return [...found.values()]
}

/** The fields of a record that name a file of another collection. */
function referencesIn(record: ContentRecord): (RecordKey & Pick<FieldValue, 'path'>)[] {
  return fieldValues(record).flatMap(({ value, path, meta: { collection } }) =>
    collection ? [{ path, name: collection as CollectionName, id: value }] : [],
  )
}

import { urlOf } from '../record-key'
import { alertsPath } from '../alerts'
import type { Diagnostic } from '../diagnostic'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { contactLinks } from '../variables/contact-links'
import type { Step } from '../parse/parse-yaml'
import { closest, listValues } from '../parse/spelling'
import { fieldName } from '../parse/value-path'
import { fieldValues } from '../parse/field-values'
import { decisionUrls } from './decisions'
import { inspectBodies } from './bodies'

/** Finds links to pages of this site that do not exist. */
export function checkLinks(records: ContentRecords): Diagnostic[] {
  const known = new Set(
    [records, records.original].flatMap((some) => (some ? pagePaths(some) : [])),
  )

  return [
    ...innerLinks(records)
      .filter(({ to }) => !known.has(pathOf(to)))
      .map((link) => ({ ...link.location, ...broken(link, known) })),
    ...missingContacts(records),
    ...unknownCategories(records),
  ]
}

/** Finds links to a topic of the list of articles that the list does not have. */
function unknownCategories(records: ContentRecords): Diagnostic[] {
  // Translations name topics as their sources do, and the build leads to those of the language.
  const [blog] = (records.original ?? records).of('blog')
  const list = blog && urlOf({ name: 'blog', id: blog.id })
  if (!blog || list === undefined) return []
  const [own] = records.of('blog')
  const categories = blog.data.categories.slice(0, own?.data.categories.length)
  return innerLinks(records).flatMap(({ to, location }) => {
    const [, query = ''] = to.replace(/#.*$/, '').split('?')
    const category = new URLSearchParams(query).get('category')
    if (pathOf(to) !== list || category === null || categories.includes(category)) return []
    return {
      ...location,
      kind: 'link-category-unknown' as const,
      found: `a link to the topic "${category}", which the list of articles does not have`,
      allowed: categories.join(', '),
      fix: `${closest(category, categories)} They are the "categories" of ${blog.file}.`,
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
    ...records.all.flatMap(decisionUrls),
    ...(records.ids('alert').length > 0 ? [alertsPath] : []),
  ]
}

/** Finds links to a number or email address that site.yaml does not have. */
function missingContacts(records: ContentRecords): Diagnostic[] {
  const [site] = records.of('site')
  if (!site) return []
  // Where the main button leads is checked in site.yaml.
  const names = [...Object.keys(contactLinks(site.data)), 'consultation']
  return records.all.flatMap((record) =>
    fieldValues(record)
      .filter(({ value, meta }) => meta.role === 'link' && !value.startsWith('/'))
      .filter(({ value }) => !names.includes(value))
      .map(({ value, path }) =>
        diagnosticAt(record, path, {
          field: fieldName(path),
          kind: 'contact-missing',
          found: `a link to "${value}", and site.yaml has no such number or address`,
          allowed: `${names.join(', ')}, or a path of this site`,
          fix: `Add it below "phones" or "emails" of site.yaml, or lead elsewhere. ${orTakeOut(record, path)}`,
        }),
      ),
  )
}

/** A link into this site, with the file that it stands in. */
export interface InnerLink {
  record: ContentRecord
  to: string
  /** Path of its field in the file. Left out for links in the text of an article. */
  path?: readonly Step[]
  location: Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'>
}

/** Every link of the site that leads to a page of its own. */
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

function broken({ record, to, path }: InnerLink, known: ReadonlySet<string>) {
  return {
    kind: 'link-broken' as const,
    found: `a link to "${to}", where there is no page`,
    allowed: listValues(pathOf(to), [...known]),
    fix: `${closest(pathOf(to), [...known])} ${orTakeOut(record, path)}`,
  }
}

/** Says how to do without a link. The main button and those of packages always lead somewhere. */
function orTakeOut({ collection }: ContentRecord, path?: readonly Step[]): string {
  if (collection === 'site' && path?.[0] === 'consultation') {
    return 'Or write "to: call", and the button calls you.'
  }
  return path && collection !== 'site'
    ? 'Or take the link out, or write "to: call" if it is a button.'
    : 'Or take the link out.'
}

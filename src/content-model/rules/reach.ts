import { isPublished } from '../article/is-published'
import { fileOf, urlOf } from '../record-key'
import { archivePage, archivePath, mostListed, parentOf } from '../page-groups'
import type { Diagnostic } from '../diagnostic'
import { languageFolder, translatedPath } from '../language'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { lastDayOf } from '../record-fields'
import { innerLinks, pathOf } from './links'
import { referencesOf } from './references'

/** Clicks from the home page that a visitor may need. */
const mostClicks = 3

const blogPath = '/blog'

/**
 * Finds pages that no way of links leads to from the home page, and those that are too many clicks
 * away. The page of all pages is no way: nobody reads it to find something they do not know of. An
 * old article may lie deep in the list of all articles; those are only counted.
 *
 * Links are those of the content: menus, footer, sections, shared parts, texts, breadcrumbs and the
 * lists of articles. Articles that share tags also name each other, which can only shorten a way.
 *
 * @param today the day that articles are judged by
 */
export function checkReach(records: ContentRecords, today: string): Diagnostic[] {
  const pages = publishedPages(records, today)
  // Without a home page of its own, a language is reached from each page in the default language.
  if (records.original && !pages.has('/')) return []
  const clicks = clicksFromHome(linksOf(records, pages, today))
  const articles = [...pages].filter(([, { collection }]) => collection === 'article')
  const deep = articles.filter(([path]) => (clicks.get(path) ?? 0) > mostClicks)
  return [
    ...Array.from(pages)
      // All articles are in the list: where one is out of reach, the list is, which is said there.
      .filter(([, { collection }]) => collection !== 'article')
      .flatMap(([path, record]) => {
        const count = clicks.get(path)
        if (count === undefined) return unreached(record, path, pages)
        return count > mostClicks ? farAway(record, path, count, pages) : []
      }),
    ...deepArticles(
      records,
      deep.map(([, { id }]) => id),
    ),
  ]
}

/** Every page that visitors are to find, by its address: published, and not over. */
function publishedPages(records: ContentRecords, today: string): Map<string, ContentRecord> {
  const home = records.of('site')[0]?.data.home
  const pages = new Map<string, ContentRecord>()
  for (const record of records.all) {
    const path = urlOf({ name: record.collection, id: record.id })
    const other = record.collection === 'home' && record.id !== home
    const isOver = (lastDayOf(record.data) ?? today) < today
    if (path === undefined || other || isOver || isUnpublished(record, today)) continue
    pages.set(path, record)
  }
  return pages
}

function isUnpublished(record: ContentRecord, today: string): boolean {
  return (
    record.collection === 'article' &&
    !isPublished((record as ContentRecord<'article'>).data, today)
  )
}

type Links = ReadonlyMap<string, ReadonlySet<string>>

/** Where the links of each page lead. */
function linksOf(
  records: ContentRecords,
  pages: ReadonlyMap<string, ContentRecord>,
  today: string,
): Links {
  const written = new Map<ContentRecord, string[]>()
  for (const { record, to } of innerLinks(records)) {
    const known = written.get(record) ?? []
    known.push(pathOf(to))
    written.set(record, known)
  }
  const frame = records.of('site').flatMap((record) => written.get(record) ?? [])
  const links = new Map<string, Set<string>>()
  for (const [path, record] of pages) {
    const shown = partsOf(records, record).flatMap((part) => written.get(part) ?? [])
    links.set(path, new Set([...frame, ...shown, ...above(path)]))
  }
  for (const [from, to] of listLinks(records, today)) {
    links.set(from, new Set([...(links.get(from) ?? []), ...to]))
  }
  return links
}

/** The breadcrumbs of a page: the pages above it. */
function above(path: string): string[] {
  const parent = parentOf(path)
  return parent === '' ? ['/'] : [parent, ...above(parent)]
}

/** A page and the files that it shows parts of, those of its layout too. */
function partsOf(records: ContentRecords, page: ContentRecord): ContentRecord[] {
  const start = page.collection === 'city' ? [page, ...records.of('layout')] : [page]
  const parts = new Set<ContentRecord>(start)
  for (const part of parts) {
    for (const { name, id } of referencesOf(part)) {
      const named = records.find(name, id)
      if (named) parts.add(named)
    }
  }
  return [...parts]
}

/** The links of the list of articles, and of the pages of the archive where there are many. */
function listLinks(records: ContentRecords, today: string): [from: string, to: string[]][] {
  const articles = records
    .of('article')
    .filter(({ data }) => isPublished(data, today))
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
    .map(({ id }) => urlOf({ name: 'article', id }) ?? '')
  if (articles.length <= mostListed) return [[blogPath, articles]]
  const count = Math.ceil(articles.length / mostListed)
  return [
    [blogPath, [archivePath]],
    ...Array.from({ length: count }, (_, index): [string, string[]] => {
      const listed = articles.slice(index * mostListed, (index + 1) * mostListed)
      const others = [1, index, index + 2, count].filter((page) => page >= 1 && page <= count)
      return [archivePage(index + 1), [...listed, ...others.map((page) => archivePage(page))]]
    }),
  ]
}

/** How many clicks each address is away from the home page; those that can be reached. */
function clicksFromHome(links: Links): Map<string, number> {
  const clicks = new Map([['/', 0]])
  // What is added while a map is gone through is gone through too.
  for (const [path, count] of clicks) {
    for (const to of links.get(path) ?? []) if (!clicks.has(to)) clicks.set(to, count + 1)
  }
  return clicks
}

function fix(path: string, { file }: ContentRecord, parent: ContentRecord | undefined): string {
  const near = parent ? `in ${parent.file}, or ` : ''
  return `Link to ${path}: ${near}in "navigation" or "footer" of ${translatedPath('site.yaml', languageFolder(file))}, or on a page that those lead to.`
}

type Pages = ReadonlyMap<string, ContentRecord>

function unreached(record: ContentRecord, path: string, pages: Pages): Diagnostic[] {
  return [
    diagnosticAt(record, [], {
      field: '',
      kind: 'page-unreached',
      found: `the page ${path}, which no link leads to from the home page`,
      allowed: `pages that a visitor finds with at most ${mostClicks} clicks; the list of all pages does not count`,
      fix: fix(path, record, pages.get(parentOf(path))),
    }),
  ]
}

function farAway(record: ContentRecord, path: string, clicks: number, pages: Pages): Diagnostic[] {
  return [
    diagnosticAt(record, [], {
      field: '',
      kind: 'page-far',
      found: `the page ${path}, ${clicks} clicks away from the home page`,
      allowed: `at most ${mostClicks} clicks; the list of all pages does not count`,
      fix: fix(path, record, pages.get(parentOf(path))),
    }),
  ]
}

/** One hint for all of them: nobody could read one for each. */
function deepArticles(records: ContentRecords, ids: readonly string[]): Diagnostic[] {
  const [blog] = records.of('blog')
  const [first] = ids
  if (!blog || !first) return []
  const one = ids.length === 1
  return [
    diagnosticAt(blog, [], {
      field: '',
      kind: 'articles-far',
      found: `${ids.length} article${one ? ' that is' : 's that are'} more than ${mostClicks} clicks away from the home page, such as ${fileOf('article', first, records.language)}`,
      allowed: `at most ${mostClicks} clicks to what many people need`,
      fix: 'Link to the most useful of them from a page or from a newer article.',
    }),
  ]
}

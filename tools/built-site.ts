import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { alertsPath } from '../src/content-model/alerts'
import type { PageInterface } from '../src/content-model/schemas/interface'
import { listFiles } from '../src/build/list-files'
import { readRedirectsFile } from '../src/output/redirect-files'

/**
 * Returns the path below which a built site lives, such as /techhelp; empty for one that has its host
 * for itself. Its manifest says where the site starts.
 */
export function builtPathPrefix(folder = 'public'): string {
  const file = join(folder, 'manifest.webmanifest')
  if (!existsSync(file)) return ''
  const { start_url: start } = JSON.parse(readFileSync(file, 'utf8')) as { start_url: string }
  return start.replace(/\/$/, '')
}

interface StaticQuery {
  data: { sites?: { nodes: { folder: string; interface?: PageInterface }[] } }
}

/**
 * Reads the words of the interface out of a built site, so that tests hold for whatever they are.
 *
 * @param path address of a page, in whose language the words are
 */
export function builtInterface(path = '/', folder = 'public'): PageInterface {
  const queries = listFiles(join(folder, 'page-data', 'sq', 'd'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as StaticQuery)
  const sites = queries.flatMap(({ data }) => data.sites?.nodes ?? [])
  const ofLanguage = (name = ''): PageInterface | undefined =>
    sites.find((site) => site.folder === name)?.interface
  const texts = ofLanguage(path.split('/')[1]) ?? ofLanguage()
  if (!texts) throw new Error(`${folder} holds no words of the interface. Build the site first.`)
  return texts
}

/**
 * Returns the paths of all pages in an XML sitemap.
 *
 * @throws Error if it has none
 */
export function sitemapPaths(sitemap: string): string[] {
  const paths = Array.from(
    sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  )
  if (paths.length === 0) throw new Error('The sitemap names no page.')
  return paths
}

/** Returns the path of every page of the built site, from its XML sitemap. */
export function builtPages(): string[] {
  const above = builtPathPrefix().length
  const paths = sitemapPaths(readFileSync('public/sitemap.xml', 'utf8'))
  return paths.map((path) => path.slice(above))
}

/**
 * Returns the path of every built page that is missing from the XML sitemap, except the page for
 * unknown addresses.
 */
export function unlistedPages(): string[] {
  const listed = new Set([...builtPages(), ...formerAddresses('public')])
  return readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]index\.html$/.test(file))
    .map((file) => `/${dirname(file).split(sep).join('/')}`)
    .filter((path) => path !== '/404' && !listed.has(path))
    .sort()
}

/** Returns the paths of the pages to print for the fridge, whose folder each language names. */
export function fridgePages(): string[] {
  return unlistedPages().filter((path) => htmlOf(path).includes(' data-fridge'))
}

/** Returns the addresses that a built site only redirects, without the ending .html. */
export function formerAddresses(folder: string): Set<string> {
  const file = join(folder, '_redirects')
  const above = builtPathPrefix(folder).length
  const redirects = readRedirectsFile(existsSync(file) ? readFileSync(file, 'utf8') : '')
  return new Set(Array.from(redirects.keys(), (from) => from.slice(above).replace(/\.html?$/, '')))
}

/** Returns an address without a page for each page of the built site that answers unknown addresses. */
export function unknownPaths(): string[] {
  return readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === '404.html')
    .map(({ parentPath }) => relative('public', parentPath).split(sep).join('/'))
    .map((folder) => `${folder && '/'}${folder}/no-such-page`)
    .sort()
}

/** Returns the HTML of a page of the built site. */
export function htmlOf(path: string): string {
  return readFileSync(join('public', path, 'index.html'), 'utf8')
}

/**
 * Returns pages of the built site that together contain every kind of part, the home page first:
 * for measurements that would take too long on all pages.
 */
export function onePageOfEachKind(): string[] {
  return withAllParts(['/', ...builtPages().filter((path) => path !== '/')])
}

/** Returns those of some pages of the built site that together contain every kind of part of them. */
export function withAllParts(paths: readonly string[]): string[] {
  return choosePages(paths.map((path) => ({ path, parts: partsOf(path, htmlOf(path)) })))
}

/**
 * Chooses the first page, then repeatedly the page with the most parts that are not covered yet.
 */
function choosePages(pages: readonly { path: string; parts: ReadonlySet<string> }[]): string[] {
  const chosen = pages.slice(0, 1)
  const missing = (page: (typeof pages)[number]): number =>
    [...page.parts].filter((part) => !chosen.some(({ parts }) => parts.has(part))).length
  for (;;) {
    const [best] = [...pages].sort((one, other) => missing(other) - missing(one))
    if (!best || missing(best) === 0) return chosen.map(({ path }) => path)
    chosen.push(best)
  }
}

/**
 * Returns the parts of a page: the first folder of its path, the list of alerts, its sections, and the
 * parts of an article.
 */
export function partsOf(path: string, html: string): Set<string> {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const names = (pattern: RegExp): string[] =>
    Array.from(main.matchAll(pattern), ([, name]) => name ?? '')
  return new Set([
    `folder ${dirname(path)}`,
    ...(path.endsWith(alertsPath) ? ['alerts'] : []),
    ...names(/ data-section="([a-z-]+)"/g).map((name) => `section ${name}`),
    ...names(/<(article|picture|form|details|table|dl)\b/g),
    ...names(
      / class="(steps|warning|checklist|key-points|phone-script|our-promises|link-card|questions)\b/g,
    ),
  ])
}

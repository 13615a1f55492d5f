import { existsSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { readHeadersFile } from '../../src/output/headers-file'
import type { HeaderRule } from '../../src/output/site-headers'
import { listFiles } from '../../src/output/list-files'

/** A file of the built site and the address it is served at. */
export interface SiteFile {
  /** Its address, such as /faq. */
  path: string
  /** Its name below the folder of the site, such as faq/index.html. */
  file: string
}

/** What the table of requests is made from: all of it is read from the built site. */
export interface SiteFacts {
  /** The rules of the file _headers. */
  rules: readonly HeaderRule[]
  /** One page of each kind, the front page first. */
  pages: readonly SiteFile[]
  /** Each 404.html, with the folder of addresses that it answers for: / or /blog/. */
  notFound: readonly SiteFile[]
  /** Files that are no pages: the well-known ones, and one of each type in each folder. */
  files: readonly SiteFile[]
  /** The names of the files beside which there is a packed one. */
  packed: ReadonlySet<string>
}

/** Files that every build must have. */
const wellKnown = ['rss.xml', 'sitemap.xml', 'manifest.webmanifest', 'favicon.ico', 'robots.txt']

/**
 * Reads a built site.
 *
 * @throws Error where a file is missing that every build must have
 */
export function readSite(folder: string): SiteFacts {
  const names = listFiles(folder).map((file) => relative(folder, file).split(sep).join('/'))
  for (const name of [...wellKnown, '_headers', 'index.html', '404.html']) {
    if (!names.includes(name)) throw new Error(`The built site has no ${name}.`)
  }
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const packed = new Set(
    names.filter((name) => existsSync(join(folder, `${name}.gz`))).map((name) => name),
  )
  return {
    rules: readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8')),
    pages: pagesOfEachKind(pathsOf(sitemap)).map((path) => ({ path, file: pageFile(path) })),
    notFound: names
      .filter((name) => /(^|\/)404\.html$/.test(name) && !name.includes('page-data/'))
      .map((file) => ({ path: `/${file.slice(0, -'404.html'.length)}`, file })),
    files: filesOfEachKind(names).map((file) => ({ path: `/${file}`, file })),
    packed,
  }
}

/**
 * The paths of all pages in an XML sitemap.
 *
 * @throws Error where it names no page
 */
export function pathsOf(sitemap: string): string[] {
  const paths = Array.from(
    sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  )
  if (paths.length === 0) throw new Error('The sitemap names no page.')
  return paths
}

/**
 * One page of each kind, told by addresses alone: the front page, each page that has pages below it,
 * and the first page of each folder that has none below it.
 */
export function pagesOfEachKind(paths: readonly string[]): string[] {
  const parents = new Set(paths.map(parentOf))
  const folders = new Set<string>()
  return paths.filter((path) => {
    if (path === '/' || parents.has(path)) return true
    const folder = parentOf(path)
    if (folders.has(folder)) return false
    folders.add(folder)
    return true
  })
}

/** The address above an address: / for /faq, /blog for /blog/one. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

function pageFile(path: string): string {
  return `${path}/index.html`.replace(/^\/+/, '')
}

/**
 * The well-known files, and of each folder at the top one file of each type: the one with the longest
 * name, since servers limit the length of names. Pages, packed files and notes of the build are left out.
 */
function filesOfEachKind(names: readonly string[]): string[] {
  const chosen = new Map<string, string>()
  for (const name of names) {
    const type = extname(name)
    if (/^_|^webpack\.stats|\.(html|br|gz|LICENSE\.txt)$|(^|\/)_/.test(name) || !type) continue
    if (wellKnown.includes(name)) continue
    const kind = `${name.includes('/') ? name.slice(0, name.indexOf('/')) : ''} ${type}`
    if (name.length > (chosen.get(kind)?.length ?? 0)) chosen.set(kind, name)
  }
  return [...wellKnown, ...chosen.values()].sort()
}

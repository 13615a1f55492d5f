import { existsSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { readHeadersFile } from '../../src/output/headers-file'
import { editorPath } from '../../src/output/editor-policy'
import type { HeaderRule } from '../../src/output/site-headers'
import { listFiles } from '../../src/output/list-files'
import { sitemapPaths } from '../sitemap-paths'

/** File of the built site and the path it is served at. */
export interface SiteFile {
  /** Path, such as /faq. */
  path: string
  /** Path below the folder of the site, such as faq/index.html. */
  file: string
}

/** Properties of the built site that the table of requests is made from. */
export interface SiteFacts {
  /** Rules of the file _headers. */
  rules: readonly HeaderRule[]
  /** One page of each kind, the front page first, and the editor for writers where there is one. */
  pages: readonly SiteFile[]
  /** Each 404.html, with the folder of paths that it answers for: / or /blog/. */
  notFound: readonly SiteFile[]
  /** Files other than pages: the well-known ones, and one of each type in each folder. */
  files: readonly SiteFile[]
  /** Names of the files that have a compressed copy beside them. */
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
    pages: [...pagesOfEachKind(sitemapPaths(sitemap)), editorPath]
      .map((path) => ({ path, file: pageFile(path) }))
      .filter(({ path, file }) => path !== editorPath || names.includes(file)),
    notFound: names
      .filter((name) => /(^|\/)404\.html$/.test(name) && !name.includes('page-data/'))
      .map((file) => ({ path: `/${file.slice(0, -'404.html'.length)}`, file })),
    files: filesOfEachKind(names).map((file) => ({ path: `/${file}`, file })),
    packed,
  }
}

/**
 * Returns one page of each kind, by paths alone: the front page, each page that has pages below it,
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

/** Returns the parent of a path: / for /faq, /blog for /blog/one. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

function pageFile(path: string): string {
  return `${path}/index.html`.replace(/^\/+/, '')
}

/**
 * Returns the well-known files, and of each top-level folder one file of each type: the one with
 * the longest name, since servers limit the length of names. Pages, compressed files and logs of
 * the build are left out.
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

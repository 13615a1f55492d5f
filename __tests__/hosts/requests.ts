import { existsSync, readFileSync } from 'node:fs'
import { extname, posix, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { editorPath } from '../../src/output/content-security-policy'
import { headersFor, readHeadersFile, revalidated } from '../../src/output/site-headers'
import { listFiles } from '../../src/output/files'
import { sitemapPaths } from '../../tools/built-site'

/** Request to a host, and the answer that is expected. */
export interface Request {
  /** What it is an example of; hosts may differ in some kinds. */
  kind: string
  method?: 'HEAD'
  /** Path with query, sent exactly as written. */
  path: string
  status: 200 | 301 | 404
  /** File of the built site that is the expected body. Of a redirect, that of the page it leads to. */
  file: string
  /** Target of a redirect, with query. */
  target?: string
}

/** Rules of the file _headers. */
export const rules = readHeadersFile(readFileSync('public/_headers', 'utf8'))

const query = '?from=print%20ad&size=2'
const names = listFiles('public').map((file) => relative('public', file).split(sep).join('/'))
const paths = sitemapPaths(readFileSync('public/sitemap.xml', 'utf8'))
const parents = paths.map((path) => (path === '/' ? '' : posix.dirname(path)))

/** Pages that have pages below them, such as the front page, the first page of each folder, and the editor. */
const pages = paths
  .filter((path, index) => parents.includes(path) || parents.indexOf(parents[index]!) === index)
  .concat(editorPath)
  .map((path) => ({ path, file: posix.join('.', path, 'index.html') }))
const notFoundPages = names.filter((name) => /(^|\/)404\.html$/.test(name))
/** Folders with a header rule of their own, such as /static/. */
const folders = rules.flatMap(({ path }) => (/^\/.+\*$/.test(path) ? [path.slice(0, -1)] : []))

/** Files other than pages: those at the top, and of each folder the one of each type with the longest name. */
const files = [
  ...new Map(
    names
      .filter(
        (name) =>
          extname(name) && !/(^|\/)_|^webpack\.stats|\.(html|br|gz|LICENSE\.txt)$/.test(name),
      )
      .sort((a, b) => a.length - b.length)
      .map((file) => [`${file.split('/')[0]} ${extname(file)}`, { path: `/${file}`, file }]),
  ).values(),
]

const unknown = { status: 404, file: '404.html' } as const
const inUpperCase = pages.find(({ path }) => path !== path.toUpperCase())?.path.toUpperCase()

/** Requests that every host is sent. They are made from the built site, whatever its content says. */
export const requests: readonly Request[] = [
  ...pages.map((page): Request => ({ kind: 'page', status: 200, ...page })),
  ...pages
    .slice(0, 2)
    .map(({ path, file }): Request => ({ kind: 'page', status: 200, path: path + query, file })),
  ...files.map((file): Request => ({ kind: 'file', status: 200, ...file })),
  ...[...pages.slice(0, 1), ...files]
    .filter(({ file }) => existsSync(`public/${file}.gz`))
    .flatMap((file): Request[] => [
      { kind: 'compressed file', status: 200, ...file },
      { kind: 'file', method: 'HEAD', status: 200, ...file },
    ]),
  ...pages.slice(1).flatMap(({ path, file }): Request[] => {
    const moved = { status: 301, file, target: path } as const
    return [
      { ...moved, kind: 'slash at the end', path: `${path}/` },
      { ...moved, kind: 'slash at the end', path: `${path}/${query}`, target: path + query },
      { ...moved, kind: 'two slashes', path: `/${path}` },
    ]
  }),
  // The nearest 404.html up the tree answers.
  ...notFoundPages.flatMap((file): Request[] => {
    const folder = `/${file.slice(0, -'404.html'.length)}`
    const lost = { status: 404, file } as const
    return [
      { ...lost, kind: 'unknown path', path: `${folder}no-such-page` },
      { ...lost, kind: 'unknown path', path: `${folder}no-such/page-below` },
      { ...lost, kind: 'path of a 404 page', path: `${folder}404` },
      { ...lost, kind: 'file of a 404 page', path: `/${file}`, target: `${folder}404` },
    ]
  }),
  ...folders.map((folder): Request => ({
    ...unknown,
    kind: 'unknown path',
    path: `${folder}no-such-file`,
  })),
  ...(inUpperCase ? [{ ...unknown, kind: 'upper case', path: inUpperCase }] : []),
  { ...unknown, kind: 'file _headers', path: '/_headers' },
  // A host that copied this path into Location would lead to another site.
  {
    kind: 'path like another site',
    path: '//elsewhere.example/',
    status: 301,
    file: '404.html',
    target: '/elsewhere.example',
  },
]

/** Returns the headers that the file _headers sets for a path, with their names in lower case. */
function headersOf(path: string): Record<string, string> {
  const headers = [revalidated, ...headersFor(rules, path.replace(/\?.*$/, ''))]
  return Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]))
}

/**
 * Returns the expected headers of an answer: those of the path. Hosts that find another file for it, such as the
 * page for unknown paths, may send those of that file.
 */
export function expectedHeaders(
  { path, target = path, file }: Request,
  sent: Readonly<Record<string, string>>,
): Record<string, string> {
  const allowed = [path, target, `/${file}`].map(headersOf)
  return allowed.find((headers) => isDeepStrictEqual(headers, sent)) ?? headersOf(path)
}

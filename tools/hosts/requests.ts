import { extname } from 'node:path'
import type { RowKind } from './differences'
import type { SiteFacts, SiteFile } from './site-facts'

/** Request of the table and its expected answer. */
export interface Row {
  name: string
  kind: RowKind
  method: 'GET' | 'HEAD'
  /** Path with query, sent exactly as written. */
  path: string
  /** Value of the request header Accept-Encoding, which is not sent without it. */
  encodings?: string
  /** Expected status: a file with 200 or 404, or a redirect with 301. */
  status: 200 | 404 | 301
  /**
   * File of the built site that is the expected body; for redirects, of the page they may lead to.
   */
  file: string
  /** Allowed targets of a redirect, with query. */
  targets?: readonly string[]
  /**
   * True where browsers may cache the answer as long as an existing file. Hosts set headers by
   * path, not by status, and names in these folders follow the content of the files: no file will
   * ever appear at a path that was empty once.
   */
  cacheable?: boolean
}

const query = '?from=print%20ad&size=2'

/**
 * Returns the table of requests, made from the built site. No name, number or text of the business
 * is in them.
 */
export function tableOf({ rules, pages, notFound, files, packed }: SiteFacts): Row[] {
  return [
    ...pages.map((page) => found('page', page)),
    ...files.map((file) => found('file', file)),
    ...withQuery(pages),
    ...packedRows([...pages.slice(0, 1), ...files].filter(({ file }) => packed.has(file))),
    ...headRows([...pages.slice(0, 1), ...files.filter(({ file }) => file.endsWith('.js'))]),
    ...pages.filter(({ path }) => path !== '/').flatMap(respelledRows),
    ...notFoundRows(pages, notFound, cachedFolders(rules)),
  ]
}

function found(kind: 'page' | 'file', { path, file }: SiteFile): Row {
  return { name: path, kind, method: 'GET', path, status: 200, file }
}

function withQuery(pages: readonly SiteFile[]): Row[] {
  return pages.slice(0, 2).map(({ path, file }) => {
    const asked = `${path}${query}`
    return { name: asked, kind: 'page', method: 'GET', path: asked, status: 200, file }
  })
}

function packedRows(files: readonly SiteFile[]): Row[] {
  const types = new Map(files.map((file) => [extname(file.file), file]))
  return [...types.values()].map((file) => ({
    ...found('file', file),
    name: `${file.path}, packed`,
    encodings: 'br, gzip',
  }))
}

function headRows(files: readonly SiteFile[]): Row[] {
  return files.map((file) => ({
    ...found('file', file),
    name: `HEAD ${file.path}`,
    method: 'HEAD',
  }))
}

/** Returns requests for other spellings of a page's path, which are redirected. */
function respelledRows({ path, file }: SiteFile): Row[] {
  const row = { method: 'GET', status: 301, file, targets: [path] } as const
  return [
    { ...row, name: `${path}/`, kind: 'slash at the end', path: `${path}/` },
    {
      ...row,
      name: `${path}/${query}`,
      kind: 'slash at the end',
      path: `${path}/${query}`,
      targets: [`${path}${query}`],
    },
    { ...row, name: `/${path}`, kind: 'two slashes', path: `/${path}` },
  ]
}

/** Returns the folders with a header rule of their own, such as /static/. */
function cachedFolders(rules: SiteFacts['rules']): string[] {
  return rules.flatMap(({ path }) => (/^\/.+\*$/.test(path) ? [path.slice(0, -1)] : []))
}

/** Returns requests for paths without a file. */
function notFoundRows(
  pages: readonly SiteFile[],
  notFound: readonly SiteFile[],
  cachedFolders: readonly string[],
): Row[] {
  const row = { method: 'GET', status: 404, file: '404.html' } as const
  const shouted = pages.find(({ path }) => path !== path.toUpperCase())?.path.toUpperCase()
  const unknown = [
    ...notFound.flatMap(({ path, file }) => [
      { ...row, path: `${path}no-such-page`, file },
      { ...row, path: `${path}no-such/page-below`, file },
    ]),
    ...cachedFolders.map((folder) => ({ ...row, path: `${folder}no-such-file`, cacheable: true })),
  ]
  return [
    ...unknown.map((one): Row => ({ ...one, name: one.path, kind: 'unknown' })),
    ...(shouted ? [{ ...row, name: shouted, kind: 'upper case' as const, path: shouted }] : []),
    { ...row, name: '/_headers', kind: '_headers', path: '/_headers' },
    ...notFound.flatMap(({ path, file }): Row[] => [
      { ...row, name: `${path}404`, kind: 'address of a 404 page', path: `${path}404`, file },
      {
        ...row,
        name: `${path}404.html`,
        kind: 'file of a 404 page',
        path: `${path}404.html`,
        file,
        targets: [`${path}404`],
      },
    ]),
    // Servers that copy this path into Location would lead to another site.
    {
      ...row,
      name: '//elsewhere.example/',
      kind: 'like another site',
      path: '//elsewhere.example/',
      status: 301,
      // Some remove one slash at a time.
      targets: ['/elsewhere.example', '/elsewhere.example/'],
    },
  ]
}

import { extname } from 'node:path'
import type { RowKind } from './differences'
import type { SiteFacts, SiteFile } from './site-facts'

/** One request of the table and the answer that is expected of it. */
export interface Row {
  name: string
  kind: RowKind
  method: 'GET' | 'HEAD'
  /** The path with its query, sent exactly as it is written. */
  path: string
  /** Value of the request header Accept-Encoding; none is sent without it. */
  encodings?: string
  /** What is expected: a file with a status, or a redirect with status 301. */
  status: 200 | 404 | 301
  /** The file of the built site that is the body; for redirects, of the page they may lead to. */
  file: string
  /** Where a redirect may lead, the query included. */
  targets?: readonly string[]
  /**
   * Whether browsers may keep the answer as long as a file that is there. Hosts set headers by address
   * and not by status, and names in these folders follow what is in the files: nothing else will ever
   * come at an address that once was empty.
   */
  mayBeKept?: boolean
}

const query = '?from=print%20ad&size=2'

/**
 * The table of requests, made from the built site. Names, numbers and words of the business are in
 * none of them.
 */
export function tableOf({ rules, pages, notFound, files, packed }: SiteFacts): Row[] {
  return [
    ...pages.map((page) => found('page', page)),
    ...files.map((file) => found('file', file)),
    ...withQuery(pages),
    ...packedRows([...pages.slice(0, 1), ...files].filter(({ file }) => packed.has(file))),
    ...headRows([...pages.slice(0, 1), ...files.filter(({ file }) => file.endsWith('.js'))]),
    ...pages.filter(({ path }) => path !== '/').flatMap(tidied),
    ...missing(pages, notFound, keptFolders(rules)),
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

/** Addresses of a page that are not written as its own. */
function tidied({ path, file }: SiteFile): Row[] {
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

/** The folders for which there is a rule of their own, such as /static/. */
function keptFolders(rules: SiteFacts['rules']): string[] {
  return rules.flatMap(({ path }) => (/^\/.+\*$/.test(path) ? [path.slice(0, -1)] : []))
}

/** Addresses where there is nothing. */
function missing(
  pages: readonly SiteFile[],
  notFound: readonly SiteFile[],
  kept: readonly string[],
): Row[] {
  const row = { method: 'GET', status: 404, file: '404.html' } as const
  const shouted = pages.find(({ path }) => path !== path.toUpperCase())?.path.toUpperCase()
  const unknown = [
    ...notFound.flatMap(({ path, file }) => [
      { ...row, path: `${path}no-such-page`, file },
      { ...row, path: `${path}no-such/page-below`, file },
    ]),
    ...kept.map((folder) => ({ ...row, path: `${folder}no-such-file`, mayBeKept: true })),
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
    // Read as the address of another site by servers that copy it into Location.
    {
      ...row,
      name: '//elsewhere.example/',
      kind: 'like another site',
      path: '//elsewhere.example/',
      status: 301,
      // Some take away one thing at a time.
      targets: ['/elsewhere.example', '/elsewhere.example/'],
    },
  ]
}

/** Program that serves the site. */
export type HostId = 'local' | 'nginx' | 'cloudflare'

/** Kind of request in the table. */
export type RowKind =
  | 'page'
  | 'file'
  | 'slash at the end'
  | 'two slashes'
  | 'upper case'
  | 'unknown'
  | 'address of a 404 page'
  | 'file of a 404 page'
  | 'like another site'
  | '_headers'

/** Answer that is allowed instead of the one that the table expects. */
export interface Difference {
  host: HostId
  kind: RowKind
  /** With 200 the body is the file of the row, with 307 it is a redirect to its target. */
  status: 200 | 307
  why: string
}

/** Status of redirects where it is not 301. */
export const redirectStatus: Readonly<Partial<Record<HostId, number>>> = {
  // Browsers do not cache 307, so Cloudflare's redirects may lack Cache-Control.
  cloudflare: 307,
}

/**
 * Hosts that do not name Accept-Encoding in Vary. Only the part of Cloudflare behind its cache runs
 * here; the cache in front stores an answer for each encoding.
 */
export const withoutVary: readonly HostId[] = ['cloudflare']

/** All other allowed differences between hosts, each with the reason why it does no harm. */
export const differences: readonly Difference[] = [
  {
    host: 'nginx',
    kind: 'two slashes',
    status: 200,
    why: 'nginx reads several slashes as one; the page names its address in rel=canonical.',
  },
  {
    host: 'cloudflare',
    kind: 'address of a 404 page',
    status: 200,
    why: 'Workers take each HTML file for a page. No link leads there, and the sitemap names it not.',
  },
  {
    host: 'cloudflare',
    kind: 'file of a 404 page',
    status: 307,
    why: 'Workers send each address ending in .html to the one without it.',
  },
]

/** A program that serves the site. */
export type HostId = 'local' | 'nginx' | 'cloudflare'

/** What a row of the table asks for. */
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

/** An answer that may be given instead of the one that the table expects. */
export interface Difference {
  host: HostId
  kind: RowKind
  /** With 200 the file of the row is answered, with 307 a redirect to its target. */
  status: 200 | 307
  why: string
}

/** The status of redirects, which is 301 elsewhere. */
export const redirectStatus: Readonly<Partial<Record<HostId, number>>> = {
  // Workers send what browsers do not keep. So a redirect may come without Cache-Control too.
  cloudflare: 307,
}

/**
 * Hosts that do not name Accept-Encoding in Vary. What runs here of Cloudflare is the part behind
 * its cache; the cache in front keeps an answer for each encoding.
 */
export const withoutVary: readonly HostId[] = ['cloudflare']

/** Everything else that hosts may answer otherwise, and why that does no harm. */
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

import { encodedPath, readAddress } from '../content-model/former-address'
import { escapeHtml } from '../content-model/text'
import { withoutSearch } from '../content-model/redirects'
import type { Layout, OutputFile, Page, Redirect, Site } from '../site/site'
import { plainPage } from '../site/site-files'

/** Rules of the file `_redirects` that Cloudflare reads at most. Netlify reads more. */
export const maxRedirectLines = 2000

/** Returns whether a former address has a space, which the file `_redirects` cannot hold for Netlify. */
export const hasSpace = (from: string): boolean => /\s/.test(from)

/**
 * Returns the file `_redirects` for Netlify and Cloudflare.
 *
 * @param pathPrefix path of the site if it doesn't have the host for itself
 */
export function redirectsFile(redirects: readonly Redirect[], pathPrefix: string): string {
  return redirects
    .flatMap(({ from, to }) => {
      // Cloudflare compares encoded paths, Netlify decoded ones, which cannot hold a space here.
      const paths = new Set([
        encodedPath(pathPrefix + from),
        ...(hasSpace(from) ? [] : [pathPrefix + from]),
      ])
      // Cloudflare compares whole paths, and former addresses often end with a slash.
      const ends = /\.\w+$/.test(from) ? [''] : ['', '/']
      return [...paths].flatMap((path) =>
        ends.map((end) => `${path}${end} ${pathPrefix}${to} 301\n`),
      )
    })
    .join('')
}

/** Parses a file `_redirects` for the local server. */
export function readRedirectsFile(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(/^(\/\S+) (\/\S*) 301$/gm), ([, from = '', to = '']) => [
      readAddress(from) ?? from,
      to,
    ]),
  )
}

/** Returns where a request for an encoded path is sent on to; `undefined` if it isn't. */
export function redirectOf(
  redirects: ReadonlyMap<string, string>,
  path: string,
  search = '',
): string | undefined {
  const to = redirects.get(readAddress(path) ?? '')
  return to && (to.includes('?') ? to : to.replace(/(?=#|$)/, search))
}

/**
 * Returns a small page for each former address, for hosts that read no file of redirects, such as GitHub Pages. An
 * address that differs from a page only by capitals has none: some disks take both for the same file.
 */
export function redirectPages(
  { redirects, pages, layouts }: Site,
  pathPrefix: string,
): OutputFile[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const taken = new Set(pages.map(({ path }) => path.toLowerCase()))
  return redirects.flatMap(({ from, to }) => {
    const page = byPath.get(withoutSearch(to))
    const layout = layouts.find(({ locale }) => locale === page?.locale)
    if (!page || !layout || taken.has(from.toLowerCase())) return []
    taken.add(from.toLowerCase())
    const file = /\.html?$/.test(from) ? from.slice(1) : `${from.slice(1)}/index.html`
    return { file, content: redirectPage(to, page, layout, pathPrefix) }
  })
}

function redirectPage(
  to: string,
  { path, label }: Page,
  { config: { origin }, interface: { locale, page } }: Layout,
  pathPrefix: string,
): string {
  const [canonical, address] = [origin + path, pathPrefix + to].map(escapeHtml)
  return plainPage(
    locale,
    label,
    `<link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${address}">`,
    [
      `<main><p>${escapeHtml(page.moved)}</p>`,
      `<p><a href="${address}">${escapeHtml(label)}</a></p></main>`,
    ],
  )
}

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { builtPathPrefix } from '../built-path-prefix'

/** The path of every page of the built site, from its XML sitemap. */
export function builtPages(): string[] {
  const siteMap = readFileSync('public/sitemap.xml', 'utf8')
  const above = builtPathPrefix().length
  return Array.from(
    siteMap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path = '']) => path.slice(above) || '/',
  )
}

/** The path of every built page that the XML sitemap leaves out, but the one of addresses without a page. */
export function unlistedPages(): string[] {
  const listed = new Set(builtPages())
  return readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]index\.html$/.test(file))
    .map((file) => `/${dirname(file).split(sep).join('/')}`)
    .filter((path) => path !== '/404' && !listed.has(path))
    .sort()
}

/** The HTML of a page of the built site. */
export function htmlOf(path: string): string {
  return readFileSync(join('public', path, 'index.html'), 'utf8')
}

/**
 * Pages of the built site that together show everything pages are made of, the home page first: for
 * what would take too long on all of them.
 */
export function onePageOfEachKind(): string[] {
  const paths = ['/', ...builtPages().filter((path) => path !== '/')]
  return choosePages(paths.map((path) => ({ path, parts: partsOf(path, htmlOf(path)) })))
}

/** The first page, then again and again the one with the most parts that no page before it has. */
export function choosePages(
  pages: readonly { path: string; parts: ReadonlySet<string> }[],
): string[] {
  const chosen = pages.slice(0, 1)
  const missing = (page: (typeof pages)[number]): number =>
    [...page.parts].filter((part) => !chosen.some(({ parts }) => parts.has(part))).length
  for (;;) {
    const [best] = [...pages].sort((one, other) => missing(other) - missing(one))
    if (!best || missing(best) === 0) return chosen.map(({ path }) => path)
    chosen.push(best)
  }
}

/** What a page is made of: the folder of its address, its sections, and the parts of an article. */
export function partsOf(path: string, html: string): Set<string> {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const names = (pattern: RegExp): string[] =>
    Array.from(main.matchAll(pattern), ([, name]) => name ?? '')
  return new Set([
    `folder ${dirname(path)}`,
    ...names(/ data-section="([a-z-]+)"/g).map((name) => `section ${name}`),
    ...names(/<(article|picture|form|details|table|dl)\b/g),
    ...names(
      / class="(steps|warning|checklist|key-points|phone-script|our-promises|link-card|questions)\b/g,
    ),
  ])
}

import { diagnosticOfFile, type Diagnostic } from '../content-model/diagnostic'
import { explain } from '../content-model/diagnostics/mistakes'
import { translatedPath } from '../content-model/language'
import { parentOf } from '../content-model/page-groups'
import type { Layout, Page, Site } from './site'

/** Most clicks that a page may be away from the home page. */
const mostClicks = 3

/**
 * Finds pages that can't be reached through links from the home page of their language, or only with too many clicks.
 * Links on the site map don't count, because nobody reads it to discover pages. Old articles deep in the archive are
 * reported together.
 */
export function findUnreachablePages({ layouts, pages }: Site): Diagnostic[] {
  return layouts.flatMap((layout) => {
    const own = pages.filter(({ locale }) => locale === layout.locale)
    // A language without a home page is reached from pages of the default language.
    const home = own.find(({ sourcePath }) => sourcePath === '/')
    return home ? reachFrom(home, own, layout) : []
  })
}

function reachFrom(home: Page, pages: readonly Page[], layout: Layout): Diagnostic[] {
  const clicks = clicksFrom(home.path, pages, linksIn([layout.config, layout.alerts]))
  const counted = pages.filter(isCounted).map((page) => ({ page, count: clicks.get(page.path) }))
  const deep = counted.filter(({ page, count = 0 }) => isArticle(page) && count > mostClicks)
  return [
    ...counted
      // Articles are reachable through the list, so only the list is reported.
      .filter(({ page }) => !isArticle(page))
      .flatMap(({ page, count }) => outOfReach(page, count, pages, layout)),
    ...deepArticles(
      deep.map(({ page }) => page),
      pages,
    ),
  ]
}

const isArticle = ({ type }: Page): boolean => type === 'Article'

/** Returns true if visitors must find a page. Later steps of a guide are reached through its first page. */
const isCounted = ({ inSitemap, type, data }: Page): boolean =>
  inSitemap && type !== 'ArchivePage' && type !== 'AlertList' && !('start' in data)

/** Counts the clicks from the home page to each path that can be reached. */
function clicksFrom(
  home: string,
  pages: readonly Page[],
  everywhere: readonly string[],
): Map<string, number> {
  const links = new Map(
    pages.map(({ path, data, breadcrumbs }) => [
      path,
      [...everywhere, ...linksIn([data, breadcrumbs])],
    ]),
  )
  const clicks = new Map([[home, 0]])
  // A map grows while it is iterated over.
  for (const [path, count] of clicks) {
    for (const to of links.get(path) ?? []) if (!clicks.has(to)) clicks.set(to, count + 1)
  }
  return clicks
}

/** Returns the paths of all links in data, also of links in HTML. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const found = value.startsWith('/')
      ? [value]
      : Array.from(value.matchAll(/href="(\/[^"]*)"/g), ([, to = '']) => to)
    return found.map((to) => to.replace(/[?#].*$/, ''))
  }
  if (typeof value !== 'object' || value === null) return []
  if ('kind' in value && value.kind === 'site-map') return []
  return Object.values(value).flatMap(linksIn)
}

function outOfReach(
  { path, sources: [file = ''] }: Page,
  count: number | undefined,
  pages: readonly Page[],
  { folder }: Layout,
): Diagnostic[] {
  if (count !== undefined && count <= mostClicks) return []
  const parent = pages.find((page) => page.path === parentOf(path))?.sources[0]
  const near = parent ? `in ${parent}, or ` : ''
  const fix = `Link to ${path}: ${near}in "navigation" or "footer" of ${translatedPath('site.yaml', folder)}, or on a page that those lead to.`
  const text =
    count === undefined
      ? explain('page-unreached', { path, most: mostClicks, fix })
      : explain('page-far', { path, count, most: mostClicks, fix })
  return [diagnosticOfFile(file, text)]
}

/** Returns a single warning for all articles, to keep the report short. */
function deepArticles(articles: readonly Page[], pages: readonly Page[]): Diagnostic[] {
  const [first] = articles
  const list = pages.find(({ type }) => type === 'ArticleList')
  if (!first || !list) return []
  const count = articles.length
  const text = explain('articles-far', {
    articles: count === 1 ? '1 article that is' : `${count} articles that are`,
    most: mostClicks,
    example: first.sources[0] ?? '',
  })
  return [diagnosticOfFile(list.sources[0] ?? '', text)]
}

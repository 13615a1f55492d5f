import { addressIn } from './language'
import { collectionEntries, type CollectionName } from './collections'
import type { PageGroup, PageLink } from './schemas/sections/help'

/** A page as the list of all pages knows it. */
export interface ListedPage extends PageLink {
  /** The collection it comes from. */
  collection: CollectionName
}

/** Articles that one page lists at most: the page of all pages, and each page of the archive. */
export const mostListed = 50

/** Newest articles that the list of articles shows without a search; the query of its template has the number too. */
export const newestListed = 7

/** Path of the paginated list of all articles, once one page can't hold them. */
export const archivePath = '/blog/all'

/** The address of a page of the archive, counted from 1. */
export function archivePage(page: number, language = ''): string {
  return addressIn(language, page === 1 ? archivePath : `${archivePath}/${page}`)
}

/** Address of the page that lists all pages, in the default language. A site may do without it. */
export const siteMapPath = '/sitemap'

/**
 * Returns the path of the page with all articles: the site map, or the archive if they are too many;
 * `undefined` if the list of articles shows all of them.
 *
 * @param siteMap address of the page that lists all pages of the language, if there is one
 */
export function allArticlesPath(
  count: number,
  siteMap: string | undefined,
  language = '',
): string | undefined {
  return count > mostWithoutArchive(siteMap) ? archivePage(1, language) : siteMap
}

/** Returns the number of articles that fit without an archive, in the site map or else in the list of articles. */
export function mostWithoutArchive(siteMap: string | undefined): number {
  return siteMap === undefined ? newestListed : mostListed
}

/** The groups in their order, each with the collections that its pages come from. */
export const pageGroups: ReadonlyMap<string, readonly CollectionName[]> = collectionEntries.reduce(
  (groups, [collection, { group }]) =>
    group === undefined ? groups : groups.set(group, [...(groups.get(group) ?? []), collection]),
  new Map<string, CollectionName[]>(),
)

/**
 * Sorts all pages into the groups of the list of pages. A page above others,
 * such as /services, leads their group. Pages are in the order of their labels, those of one city
 * together; articles as given.
 *
 * @param more the link to all articles, where there are more than are listed
 */
export function groupPages(pages: readonly ListedPage[], more?: PageLink): PageGroup[] {
  const parents = new Map(
    pages
      .filter(({ collection }) => collection !== 'article')
      .map((page) => [parentOf(page.path), page.collection]),
  )
  const collectionOf = (page: ListedPage): CollectionName =>
    page.collection === 'page' ? (parents.get(page.path) ?? 'page') : page.collection
  return Array.from(pageGroups, ([group, collections]) => {
    const isOfArticles = collections.includes('article')
    const members = pages.filter((page) => collections.includes(collectionOf(page)))
    const order = collections.includes('neighbourhood') ? byCity : byDepth
    const sorted = isOfArticles ? members : [...members].sort(order)
    const links = sorted.map(({ label, path }) => ({ label, path }))
    return isOfArticles && more ? { group, links, more } : { group, links }
  })
}

/** Returns the path of the page above a page; empty if that is the home page. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Compares parts of cities: those of one city follow its page. */
function byCity(a: ListedPage, b: ListedPage): number {
  const city = (page: ListedPage): string => page.path.split('/')[1] ?? ''
  return city(a).localeCompare(city(b)) || byDepth(a, b)
}

function byDepth(a: ListedPage, b: ListedPage): number {
  const depth = (page: ListedPage): number => page.path.split('/').filter(Boolean).length
  const isHome = (page: ListedPage): number => (page.path === '/' ? 0 : 1)
  return isHome(a) - isHome(b) || depth(a) - depth(b) || a.label.localeCompare(b.label)
}

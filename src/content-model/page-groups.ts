import type { PageGroup, PageLink } from './sections/site-map'

/** A page as the list of all pages knows it. */
export interface ListedPage extends PageLink {
  /** The collection it comes from. */
  collection: string
}

const folders: readonly { folder: PageGroup['folder']; collections: readonly string[] }[] = [
  { folder: 'pages', collections: ['home', 'page', 'blog'] },
  { folder: 'services', collections: ['service'] },
  { folder: 'neighbourhoods', collections: ['neighbourhood'] },
  { folder: 'cities', collections: ['city'] },
  { folder: 'articles', collections: ['article'] },
]

/**
 * Puts all pages into the groups that the list of pages shows. A page that stands above others,
 * such as /services, leads their group. Pages are in the order of their labels, articles as given.
 */
export function groupPages(pages: readonly ListedPage[]): PageGroup[] {
  const parents = new Map(
    pages
      .filter(({ collection }) => collection !== 'article')
      .map((page) => [parentOf(page.path), page.collection]),
  )
  const collectionOf = (page: ListedPage): string =>
    page.collection === 'page' ? (parents.get(page.path) ?? 'page') : page.collection
  return folders.map(({ folder, collections }) => {
    const group = pages.filter((page) => collections.includes(collectionOf(page)))
    const sorted = folder === 'articles' ? group : [...group].sort(byPlace)
    return { folder, links: sorted.map(({ label, path }) => ({ label, path })) }
  })
}

/** The path of the page that a page stands below; empty where that is the home page. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function byPlace(a: ListedPage, b: ListedPage): number {
  const depth = (page: ListedPage): number => page.path.split('/').filter(Boolean).length
  const isHome = (page: ListedPage): number => (page.path === '/' ? 0 : 1)
  return isHome(a) - isHome(b) || depth(a) - depth(b) || a.label.localeCompare(b.label)
}

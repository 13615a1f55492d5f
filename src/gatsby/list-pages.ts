import { alertsPath } from '../content-model/alerts'
import { addressIn } from '../content-model/language'
import type { CollectionName } from '../content-model/collections'
import { lastDayOf } from '../content-model/record-fields'
import { fillFacts } from '../content-model/variables/fact-tokens'
import {
  archivePath,
  groupPages,
  mostListed,
  parentOf,
  type ListedPage,
} from '../content-model/page-groups'
import type { PageGroup, PageLink } from '../content-model/schemas/sections/site-map'
import type { ArticleContent } from '../content-model/schemas/article'
import type { BlogContent } from '../content-model/schemas/blog'
import { loadToday } from './build-time-node'
import { loadFacts, loadInterface, type DataNode, type NodeModel } from '../render/library'

type Labelled = DataNode<{ label: string }> & { collection: CollectionName; path: string }

/**
 * The groups of the page of all pages: every page, and the newest articles. Where there are more, a
 * link to the list of all.
 */
export async function listPages(nodeModel: NodeModel): Promise<PageGroup[]> {
  const pages = await labelledPages(nodeModel)
  const { entries, totalCount } = await nodeModel.findAll<ArticleContent & { path: string }>({
    type: 'ContentArticle',
    query: { sort: { fields: ['date', 'slug'], order: ['DESC', 'ASC'] }, limit: mostListed },
  })
  const articles = Array.from(entries, ({ title, path }) => ({
    collection: 'article' as const,
    label: title,
    path,
  }))
  const alerts = await nodeModel.findOne({
    type: 'ContentRecord',
    query: { filter: { collection: { eq: 'alert' } } },
  })
  if (alerts) {
    const { label } = (await loadInterface(nodeModel)).alerts
    pages.push({ collection: 'page', label, path: addressIn(nodeModel.language ?? '', alertsPath) })
  }
  const count = await totalCount()
  if (count <= mostListed) return groupPages([...pages, ...articles])
  const blog = await nodeModel.findOne<DataNode<BlogContent>>({ type: 'ContentBlog' })
  const label = blog?.data.archive.link ?? ''
  return groupPages([...pages, ...articles], {
    label,
    path: addressIn(nodeModel.language ?? '', archivePath),
  })
}

/**
 * The way from the home page to a page: each page above it, by their paths, and itself.
 *
 * @param page the page; its label with facts filled in
 * @param sourcePath path of the page in the default language
 */
export async function breadcrumbsTo(
  nodeModel: NodeModel,
  page: PageLink,
  sourcePath = page.path,
): Promise<PageLink[]> {
  if (sourcePath === '/') return [page]
  const paths: string[] = []
  for (let path = parentOf(sourcePath); path !== ''; path = parentOf(path)) paths.unshift(path)
  const above = await Promise.all(['/', ...paths].map((path) => pageAt(nodeModel, path)))
  return [...above.flatMap((one) => one ?? []), page]
}

/**
 * The page at a path of the default language. It is asked for by itself: a page that asks for all of
 * them is made anew whenever one of them changes.
 */
async function pageAt(nodeModel: NodeModel, path: string): Promise<PageLink | undefined> {
  const { facts } = await loadFacts(nodeModel)
  const home = path === '/' && (await nodeModel.findOne<{ home: string }>({ type: 'ContentSite' }))
  const filter = { sourcePath: { eq: path }, ...(home ? { recordId: { eq: home.home } } : {}) }
  const found =
    (await nodeModel.findOne<Labelled>({ type: 'ContentPage', query: { filter } })) ??
    (await nodeModel.findOne<Labelled>({ type: 'ContentBlog', query: { filter } })) ??
    (await nodeModel.findOne<Labelled>({ type: 'ContentDecision', query: { filter } }))
  return found ? { label: fillFacts(found.data.label, facts), path: found.path } : undefined
}

/** Returns the name of a page in lists. */
export async function labelAt(nodeModel: NodeModel, path: string): Promise<string | undefined> {
  return (await pageAt(nodeModel, path))?.label
}

/** All pages that have not ended, but articles; of the two homes the one that is served. */
async function labelledPages(nodeModel: NodeModel): Promise<ListedPage[]> {
  const { facts } = await loadFacts(nodeModel)
  const site = await nodeModel.findOne<{ home: string }>({ type: 'ContentSite' })
  const pages = await nodeModel.findAll<Labelled>({ type: 'ContentPage' })
  const blog = await nodeModel.findAll<Labelled>({ type: 'ContentBlog' })
  const decisions = await nodeModel.findAll<Labelled>({ type: 'ContentDecision' })
  const all = [...pages.entries, ...blog.entries, ...decisions.entries].filter(
    ({ collection, recordId }) => collection !== 'home' || recordId === site?.home,
  )
  const days = all.map(({ data }) => lastDayOf(data))
  // Only where a page ends, the list depends on the day.
  const today = days.some(Boolean) ? await loadToday(nodeModel) : ''
  return all
    .filter((_, index) => (days[index] ?? today) >= today)
    .map(({ collection, path, data }) => ({
      collection,
      path,
      label: fillFacts(data.label, facts),
    }))
}

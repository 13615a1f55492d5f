import { entryOf, type PageCollection, type RecordOf } from '../content-model/collections'
import { lastDayOf, placeOf } from '../content-model/record-fields'
import { fillFacts, type Facts } from '../content-model/variables/fact-tokens'
import type { Section } from '../content-model/section'
import type { StructuredData } from '../content-model/structured-data'
import type { PageLink } from '../content-model/schemas/sections/site-map'
import type { PageSubject } from '../content-model/schemas/page'
import { describePage } from '../render/describe-page'
import {
  loadFacts,
  loadInterface,
  loadLibrary,
  type DataNode,
  type NodeModel,
} from '../render/library'
import { loadToday } from './build-time-node'
import { listPages, breadcrumbsTo } from './list-pages'
import { field } from './resolve-field'
import { loadSiteConfig } from './resolve-site'
import { dayInWords, ownVariables } from '../content-model/variables/own-variables'
import {
  pageFacts,
  pathsDownTo,
  type InheritedFields,
  type PageFacts,
} from '../content-model/variables/page-facts'
import { keepPlaceWhole } from '../content-model/place-names'

type PageNode = DataNode<RecordOf<PageCollection>> & {
  collection: PageCollection
  path: string
  sourcePath: string
}

/** A page as its template renders it: facts filled in, references resolved. */
interface ResolvedPage {
  title: string
  description: string
  /** The way to the page: home, the pages above it, itself. */
  breadcrumbs: PageLink[]
  /** From top to bottom. */
  sections: Section[]
  structuredData: StructuredData[]
}

export const pageFields = {
  label: field(async (node: PageNode, nodeModel) => {
    const { sourcePath, data } = node
    const { facts } = await loadFacts(nodeModel)
    const { facts: above } = await loadPageFacts(sourcePath, nodeModel)
    const own = await loadOwnVariables(node, facts, nodeModel)
    return fillFacts(data.label, { ...facts, ...above, ...own })
  }),
  ended: field(lastDayOfEnded),
  page: field(resolvePage),
}

async function resolvePage(node: PageNode, nodeModel: NodeModel): Promise<ResolvedPage> {
  const { path, sourcePath, data } = node
  const groups = listsPages(data) ? await listPages(nodeModel) : []
  const library = await loadLibrary(nodeModel, groups)
  const { facts: above, location, locationPath } = await loadPageFacts(sourcePath, nodeModel)
  const own = await loadOwnVariables(node, library.facts, nodeModel)
  const facts = { ...library.facts, ...above, ...own }
  const { title, description, label } = data
  const texts = fillFacts({ title, description, label }, facts)
  const place = placeOf(node.collection, data)
  const sections = keepPlaceWhole(library.resolve(library.entriesOf(data), facts), place)
  const breadcrumbs = await breadcrumbsTo(nodeModel, { label: texts.label, path }, sourcePath)
  const { searchEngines } = await loadInterface(nodeModel)
  const described = {
    path,
    label: texts.label,
    description: texts.description,
    subject: subjectOf(node),
    place,
    ...(location ? { business: { location, path: locationPath ?? path } } : {}),
    breadcrumbs,
    sections,
  }
  const structuredData = describePage(await loadSiteConfig(nodeModel), described, searchEngines)
  return {
    title: texts.title,
    description: texts.description,
    breadcrumbs,
    sections,
    structuredData,
  }
}

/** Variables and location of a page, with those of the pages above it, by its path in the default language. */
async function loadPageFacts(path: string, nodeModel: NodeModel): Promise<PageFacts> {
  const pages = await Promise.all(
    pathsDownTo(path)
      .filter((one) => one !== '' && one !== '/')
      .map((one) =>
        nodeModel.findOne<PageNode>({
          type: 'ContentPage',
          query: { filter: { sourcePath: { eq: one } } },
        }),
      ),
  )
  const fields = new Map(pages.flatMap((page) => (page ? [[page.sourcePath, page.data]] : [])))
  return pageFacts(path, (one) => fields.get(one) as InheritedFields | undefined)
}

/** The variables of one page only. */
async function loadOwnVariables(
  { collection, data }: PageNode,
  facts: Facts,
  nodeModel: NodeModel,
): Promise<Facts> {
  if (!entryOf(collection).variables) return {}
  const { locale } = await loadInterface(nodeModel)
  return ownVariables(collection, data, facts, locale)
}

/** The last day of a page that is of no use any more, written out. */
async function lastDayOfEnded(node: PageNode, nodeModel: NodeModel): Promise<string | null> {
  const day = lastDayOf(node.data)
  if (day === undefined || day >= (await loadToday(nodeModel))) return null
  return dayInWords(day, (await loadInterface(nodeModel)).locale)
}

function listsPages(data: PageNode['data']): boolean {
  return 'sections' in data && data.sections.some((one) => 'kind' in one && one.kind === 'site-map')
}

/** What search engines are told that a page is about. */
function subjectOf({ collection, data }: PageNode): PageSubject | undefined {
  return 'subject' in data ? data.subject : entryOf(collection).subject
}

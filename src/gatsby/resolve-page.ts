import { collections, type Collection, type PageCollection } from '../content-model/collections'
import { fillFacts } from '../content-model/variables/fact-tokens'
import type { Section } from '../content-model/section'
import type { StructuredData } from '../content-model/structured-data'
import type { PageLink } from '../content-model/schemas/sections/site-map'
import type { CityContent, PageContent, PageSubject } from '../content-model/schemas/page'
import { describePage } from '../render/describe-page'
import {
  cityFacts,
  loadFacts,
  loadInterface,
  loadLibrary,
  type DataNode,
  type NodeModel,
} from '../render/library'
import { listPages, breadcrumbsTo } from './list-pages'
import { field } from './resolve-field'
import { loadSiteConfig } from './resolve-site'
import {
  pageFacts,
  pathsDownTo,
  type InheritedFields,
  type PageFacts,
} from '../content-model/variables/page-facts'
import { keepPlaceWhole } from '../content-model/place-names'

type PageNode = DataNode<PageContent | CityContent> & { path: string }

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
  label: field(async ({ path, data }: PageNode, nodeModel) => {
    const { facts } = await loadFacts(nodeModel)
    const { facts: own } = await loadPageFacts(path, nodeModel)
    return fillFacts(data.label, { ...facts, ...own, ...cityFacts(data, facts) })
  }),
  page: field(resolvePage),
}

async function resolvePage(node: PageNode, nodeModel: NodeModel): Promise<ResolvedPage> {
  const { path, data } = node
  const groups = listsPages(data) ? await listPages(nodeModel) : []
  const library = await loadLibrary(nodeModel, groups)
  const { facts: own, location, locationPath } = await loadPageFacts(path, nodeModel)
  const facts = { ...library.facts, ...own, ...cityFacts(data, library.facts) }
  const { title, description, label } = data
  const texts = fillFacts({ title, description, label }, facts)
  const place = placeOf(node)
  const sections = keepPlaceWhole(library.resolve(library.entriesOf(data), facts), place)
  const breadcrumbs = await breadcrumbsTo(nodeModel, { label: texts.label, path })
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

/** Variables and location of a page, with those of the pages above it. */
async function loadPageFacts(path: string, nodeModel: NodeModel): Promise<PageFacts> {
  const pages = await Promise.all(
    pathsDownTo(path)
      .filter((one) => one !== '' && one !== '/')
      .map((one) =>
        nodeModel.findOne<PageNode>({
          type: 'ContentPage',
          query: { filter: { path: { eq: one } } },
        }),
      ),
  )
  const fields = new Map(pages.flatMap((page) => (page ? [[page.path, page.data]] : [])))
  return pageFacts(path, (one) => fields.get(one) as InheritedFields | undefined)
}

function listsPages(data: PageNode['data']): boolean {
  return 'sections' in data && data.sections.some((one) => 'kind' in one && one.kind === 'site-map')
}

/** What search engines are told that a page is about. */
function subjectOf({ collection, data }: PageNode): PageSubject | undefined {
  const { subject }: Collection = collections[collection as PageCollection]
  return 'subject' in data ? data.subject : subject
}

/** The place that a page is about, where it is about one. */
function placeOf({ collection, data }: PageNode): string | undefined {
  if ('city' in data) return data.city
  return collection === 'neighbourhood' ? data.label : undefined
}

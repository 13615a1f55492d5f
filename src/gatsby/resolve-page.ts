import { collections, type Collection, type PageCollection } from '../content-model/collections'
import { fillFacts, type Facts } from '../content-model/variables/fact-tokens'
import type { Section } from '../content-model/section'
import type { PageLink } from '../content-model/schemas/sections/site-map'
import type { CityContent, PageContent, PageSubject } from '../content-model/schemas/page'
import { describePage } from '../render/describe-page'
import { cityFacts, loadFacts, loadLibrary, type DataNode, type NodeModel } from '../render/library'
import { listPages, trailTo } from './list-pages'
import { field } from './resolve-field'
import { loadFrame } from './resolve-site'
import { keepPlaceWhole } from '../content-model/place-names'

type PageNode = DataNode<PageContent | CityContent> & { path: string }

export const pageFields = {
  meta: field(async ({ data }: PageNode, nodeModel) => {
    const { title, description } = data
    return fillFacts({ title, description }, await factsOf(data, nodeModel))
  }),
  trail: field(loadTrail),
  sections: field(loadSections),
  structuredData: field(async (node: PageNode, nodeModel) => {
    const { label, description } = fillFacts(node.data, await factsOf(node.data, nodeModel))
    return describePage(await loadFrame(nodeModel), {
      path: node.path,
      label,
      description,
      subject: subjectOf(node),
      place: placeOf(node),
      trail: await loadTrail(node, nodeModel),
      sections: await loadSections(node, nodeModel),
    })
  }),
}

async function loadTrail({ path, data }: PageNode, nodeModel: NodeModel): Promise<PageLink[]> {
  const label = fillFacts(data.label, await factsOf(data, nodeModel))
  return trailTo(nodeModel, { label, path })
}

async function loadSections(node: PageNode, nodeModel: NodeModel): Promise<Section[]> {
  const groups = listsPages(node.data) ? await listPages(nodeModel) : []
  const library = await loadLibrary(nodeModel, groups)
  const sections = library.resolve(
    library.entriesOf(node.data),
    cityFacts(node.data, library.facts),
  )
  return keepPlaceWhole(sections, placeOf(node))
}

async function factsOf(data: PageNode['data'], nodeModel: NodeModel): Promise<Facts> {
  const { facts } = await loadFacts(nodeModel)
  return { ...facts, ...cityFacts(data, facts) }
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

import type { CreateResolversArgs, GatsbyNode } from 'gatsby'
import type { BlogContent } from '../content-model/blog'
import { factsOf, fillFacts, type Facts } from '../content-model/fact-tokens'
import type { FaqGroup } from '../content-model/faq-group'
import { connectLines, ownLines } from '../content-model/lines'
import type { CityContent, FactsContent, LayoutContent, PageContent } from '../content-model/page'
import {
  layOutCity,
  resolveSections,
  type SectionLibrary,
} from '../content-model/resolve-sections'
import type { Section, SectionEntry, WrittenSection } from '../content-model/section'
import type { SiteContent } from '../content-model/site'
import { siteFrame, type SiteSettings } from '../content-model/site-frame'
import type { TestimonialGroup } from '../content-model/testimonial-group'
import { renderArticle } from './render-article'

interface DataNode<Data = unknown> {
  collection: string
  recordId: string
  parent: string
  data: Data
}

interface NodeModel {
  findOne: <T>(args: { type: string; query?: object }) => Promise<T | null>
  findAll: <T>(args: { type: string }) => Promise<{ entries: Iterable<T> }>
  getNodeById: <T>(args: { id: string }) => T | null
}

interface Context {
  nodeModel: NodeModel
}

/**
 * Fields that need other records. They are resolved when a page is queried, so that Gatsby knows
 * what each page depends on and runs again just those that a change concerns.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}: CreateResolversArgs) => {
  add({
    ContentSite: {
      frame: {
        resolve: async (node: DataNode<SiteContent>, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          const settings = await nodeModel.findOne<DataNode<SiteSettings>>({
            type: 'ContentSettings',
          })
          if (!settings) throw new Error('The settings of this build are missing.')
          return siteFrame(node.data, settings.data, facts)
        },
      },
    },
    ContentPage: {
      meta: {
        resolve: async (node: DataNode<PageContent>, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          const { title, description, label } = node.data
          return fillFacts({ title, description, label }, { ...facts, ...cityFacts(node.data, facts) })
        },
      },
      sections: {
        resolve: async (
          node: DataNode<PageContent | CityContent>,
          _: unknown,
          { nodeModel }: Context,
        ) => {
          const library = await loadLibrary(nodeModel)
          return library.resolve(library.entriesOf(node.data), cityFacts(node.data, library.facts))
        },
      },
    },
    ContentBlog: {
      page: {
        resolve: async (node: DataNode<BlogContent>, _: unknown, { nodeModel }: Context) => {
          const library = await loadLibrary(nodeModel)
          const { after, hero, ...words } = node.data
          return {
            ...fillFacts(words, library.facts),
            before: library.resolve([hero]),
            after: library.resolve(after),
          }
        },
      },
    },
    ContentNotFound: {
      data: {
        resolve: async (node: DataNode, _: unknown, { nodeModel }: Context) => {
          const { facts, lines } = await loadFacts(nodeModel)
          return connectLines(fillFacts(node.data, facts), lines)
        },
      },
    },
    ContentArticle: {
      html: {
        resolve: async (node: DataNode, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          const mdx = nodeModel.getNodeById<{ body: string }>({ id: node.parent })
          return renderArticle(mdx?.body ?? '', facts)
        },
      },
    },
  })
}

function cityFacts(data: PageContent | CityContent, facts: Facts): Facts {
  if (!('own' in data)) return {}
  return fillFacts({ city: data.city, happyClients: data.happyClients }, facts)
}

async function loadFacts(nodeModel: NodeModel) {
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  const facts = await nodeModel.findOne<DataNode<FactsContent>>({
    type: 'ContentRecord',
    query: { filter: { collection: { eq: 'facts' } } },
  })
  if (!site) throw new Error('content/site.yaml is missing or has mistakes.')
  return { facts: factsOf(site.data, facts?.data ?? {}), lines: ownLines(site.data) }
}

async function loadLibrary(nodeModel: NodeModel) {
  const { facts, lines } = await loadFacts(nodeModel)
  const { entries } = await nodeModel.findAll<DataNode>({ type: 'ContentRecord' })
  const records = [...entries]
  const get =
    <Data>(collection: string) =>
    (id: string) =>
      records.find((record) => record.collection === collection && record.recordId === id)
        ?.data as Data | undefined
  const library: SectionLibrary = {
    shared: get<WrittenSection>('shared'),
    faqs: get<FaqGroup>('faqs'),
    testimonials: get<TestimonialGroup>('testimonials'),
  }
  return {
    facts,
    entriesOf: (data: PageContent | CityContent): SectionEntry[] => {
      if (!('own' in data)) return data.sections
      const layout = get<LayoutContent>('layout')('remote-city')
      if (!layout) throw new Error('content/layouts/remote-city.yaml is missing or has mistakes.')
      return layOutCity(data, layout)
    },
    resolve: (entries: readonly SectionEntry[], more: Facts = {}): Section[] =>
      resolveSections(entries, library, { ...facts, ...more }, lines),
  }
}

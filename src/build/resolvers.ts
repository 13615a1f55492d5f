import type { GatsbyNode } from 'gatsby'
import { collections, type Collection, type PageCollection } from '../content-model/collections'
import { groupPages } from '../content-model/page-groups'
import type { BlogContent } from '../content-model/shapes/blog'
import { fillFacts } from '../content-model/facts/fact-tokens'
import { connectLines } from '../content-model/facts/lines'
import type { CityContent, PageContent, PageSubject } from '../content-model/shapes/page'
import type { SiteContent } from '../content-model/shapes/site'
import { siteFrame, type SiteSettings } from '../content-model/site-frame'
import {
  cityFacts,
  loadFacts,
  loadLibrary,
  loadPromises,
  loadSocialImages,
  type DataNode,
  type NodeModel,
} from './library'
import { listPages, trailTo } from './list-pages'
import { renderArticle } from './render-article'

/** What search engines are told that a page is about. */
function subjectOf({ collection, data }: DataNode<PageContent>): PageSubject | undefined {
  const { subject }: Collection = collections[collection as PageCollection]
  return data.subject ?? subject
}

/** The place that a page is about, where it is about one. */
function placeOf({ collection, data }: DataNode<PageContent | CityContent>): string | undefined {
  if ('city' in data) return data.city
  return collection === 'neighbourhood' ? data.label : undefined
}

function listsPages(data: PageContent | CityContent): boolean {
  return 'sections' in data && data.sections.some((one) => 'kind' in one && one.kind === 'site-map')
}

interface Context {
  nodeModel: NodeModel
}

/**
 * Fields that need other records. They are resolved when a page is queried, so that Gatsby knows
 * what each page depends on and runs again just those that a change concerns.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const add = args.createResolvers as (resolvers: object) => void
  add({
    ContentSite: {
      frame: {
        resolve: async (node: DataNode<SiteContent>, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          const settings = await nodeModel.findOne<DataNode<SiteSettings>>({
            type: 'ContentSettings',
          })
          if (!settings) throw new Error('The settings of this build are missing.')
          const images = await loadSocialImages(nodeModel)
          return siteFrame(node.data, settings.data, facts, images)
        },
      },
    },
    ContentPage: {
      meta: {
        resolve: async (node: DataNode<PageContent>, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          const { title, description, label } = node.data
          return fillFacts(
            { title, description, label, subject: subjectOf(node), place: placeOf(node) },
            { ...facts, ...cityFacts(node.data, facts) },
          )
        },
      },
      trail: {
        resolve: async (
          { path, data }: DataNode<PageContent> & { path: string },
          _: unknown,
          { nodeModel }: Context,
        ) => {
          const { facts } = await loadFacts(nodeModel)
          const label = fillFacts(data.label, { ...facts, ...cityFacts(data, facts) })
          return trailTo(nodeModel, { label, path })
        },
      },
      sections: {
        resolve: async (
          node: DataNode<PageContent | CityContent>,
          _: unknown,
          { nodeModel }: Context,
        ) => {
          const groups = listsPages(node.data) ? groupPages(await listPages(nodeModel)) : []
          const library = await loadLibrary(nodeModel, groups)
          return library.resolve(library.entriesOf(node.data), cityFacts(node.data, library.facts))
        },
      },
    },
    ContentBlog: {
      trail: {
        resolve: async (
          { path, data }: DataNode<BlogContent> & { path: string },
          _: unknown,
          { nodeModel }: Context,
        ) => {
          const { facts } = await loadFacts(nodeModel)
          return trailTo(nodeModel, { label: fillFacts(data.label, facts), path })
        },
      },
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
      trail: {
        resolve: (node: { title: string; path: string }, _: unknown, { nodeModel }: Context) =>
          trailTo(nodeModel, { label: node.title, path: node.path }),
      },
      html: {
        resolve: async (node: { body: string }, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          return renderArticle(node.body, facts, await loadPromises(nodeModel))
        },
      },
    },
  })
}

import type { GatsbyNode } from 'gatsby'
import type { BlogContent } from '../content-model/shapes/blog'
import { fillFacts } from '../content-model/facts/fact-tokens'
import { connectLines } from '../content-model/facts/lines'
import type { CityContent, PageContent } from '../content-model/shapes/page'
import type { SiteContent } from '../content-model/shapes/site'
import { siteFrame, type SiteSettings } from '../content-model/site-frame'
import { cityFacts, loadFacts, loadLibrary, type DataNode, type NodeModel } from './library'
import { renderArticle } from './render-article'

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
          return siteFrame(node.data, settings.data, facts)
        },
      },
    },
    ContentPage: {
      meta: {
        resolve: async (node: DataNode<PageContent>, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          const { title, description, label } = node.data
          return fillFacts(
            { title, description, label },
            { ...facts, ...cityFacts(node.data, facts) },
          )
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
        resolve: async (node: { body: string }, _: unknown, { nodeModel }: Context) => {
          const { facts } = await loadFacts(nodeModel)
          return renderArticle(node.body, facts)
        },
      },
    },
  })
}

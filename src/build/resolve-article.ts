import type { ArticleContent } from '../content-model/shapes/article'
import { loadFacts, loadPromises, loadTerms } from './library'
import { trailTo } from './list-pages'
import { relatedArticles } from './related-articles'
import { renderArticle } from './render-article'
import { field } from './resolve-field'
import { loadFrame } from './resolve-site'
import { articleData, breadcrumb } from './structured-data'

type ArticleNode = ArticleContent & { path: string; body: string }

export const articleFields = {
  html: field(async ({ body }: ArticleNode, nodeModel) => {
    const { facts } = await loadFacts(nodeModel)
    const promises = await loadPromises(nodeModel)
    return renderArticle(body, facts, promises, undefined, await loadTerms(nodeModel))
  }),
  feedHtml: field(async ({ body }: ArticleNode, nodeModel) => {
    const { facts } = await loadFacts(nodeModel)
    const { origin } = await loadFrame(nodeModel)
    const promises = await loadPromises(nodeModel)
    return renderArticle(body, facts, promises, origin, await loadTerms(nodeModel))
  }),
  related: field(async (node: ArticleNode, nodeModel) => {
    const { entries } = await nodeModel.findAll<ArticleNode>({
      type: 'ContentArticle',
      query: { filter: { tags: { in: node.tags } } },
    })
    return relatedArticles(node, entries).map(({ path, title, excerpt }) => ({
      path,
      title,
      excerpt,
    }))
  }),
  structuredData: field(async (node: ArticleNode, nodeModel) => {
    const frame = await loadFrame(nodeModel)
    const trail = await trailTo(nodeModel, { label: node.title, path: node.path })
    return [breadcrumb(frame, trail), articleData(frame, node)]
  }),
}

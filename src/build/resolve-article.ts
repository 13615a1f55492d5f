import type { ArticleContent } from '../content-model/shapes/article'
import { loadFacts, loadPromises } from './library'
import { trailTo } from './list-pages'
import { renderArticle } from './render-article'
import { field } from './resolve-field'
import { loadFrame } from './resolve-site'
import { articleData, breadcrumb } from './structured-data'

type ArticleNode = ArticleContent & { path: string; body: string }

export const articleFields = {
  html: field(async ({ body }: ArticleNode, nodeModel) => {
    const { facts } = await loadFacts(nodeModel)
    return renderArticle(body, facts, await loadPromises(nodeModel))
  }),
  feedHtml: field(async ({ body }: ArticleNode, nodeModel) => {
    const { facts } = await loadFacts(nodeModel)
    const { origin } = await loadFrame(nodeModel)
    return renderArticle(body, facts, await loadPromises(nodeModel), origin)
  }),
  structuredData: field(async (node: ArticleNode, nodeModel) => {
    const frame = await loadFrame(nodeModel)
    const trail = await trailTo(nodeModel, { label: node.title, path: node.path })
    return [breadcrumb(frame, trail), articleData(frame, node)]
  }),
}

import type { ArticleContent } from '../content-model/schemas/article'
import { loadArticleRenderContext } from '../render/article-render-context'
import { findText, type TextPlace } from '../render/article-text'
import { articleCacheKey, articleCache } from '../render/article-cache'
import type { NodeModel } from '../render/library'
import { trailTo } from './list-pages'
import { sourcesOf, type NodePicture } from '../render/pictures/picture-set'
import { renderArticle, type ArticleParts } from '../render/render-article'
import { field } from './resolve-field'
import { loadFrame } from './resolve-site'
import { articleData, breadcrumb } from '../render/structured-data'

type ArticleNode = ArticleContent &
  TextPlace & {
    path: string
    pictures: Readonly<Record<string, NodePicture>>
  }

export const articleFields = {
  html: field((node: ArticleNode, nodeModel) => render(node, nodeModel)),
  feedHtml: field(async (node: ArticleNode, nodeModel) => {
    const { origin } = await loadFrame(nodeModel)
    return render(node, nodeModel, { origin })
  }),
  structuredData: field(async (node: ArticleNode, nodeModel) => {
    const frame = await loadFrame(nodeModel)
    const trail = await trailTo(nodeModel, { label: node.title, path: node.path })
    return [breadcrumb(frame, trail), articleData(frame, node)]
  }),
}

async function render(
  node: ArticleNode,
  nodeModel: NodeModel,
  parts: ArticleParts = {},
): Promise<string> {
  const { pictures } = node
  const body = findText(node, nodeModel)
  const context = await loadArticleRenderContext(nodeModel)
  const plain = parts.origin === undefined && Object.keys(pictures).length === 0
  const cached = plain && articleCache.get(articleCacheKey(body, context))
  if (cached) return cached.toString()
  const { facts, ...shared } = context
  const base = parts.origin === undefined ? context.pathPrefix : ''
  return renderArticle(body, facts, {
    ...shared,
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, picture]) => [name, sourcesOf(picture, base)]),
    ),
    ...parts,
  })
}

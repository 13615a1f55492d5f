import type { ArticleContent } from '../content-model/shapes/article'
import { articleName, keptArticles } from './kept-articles'
import { loadFacts, loadPromises, loadTerms, type NodeModel } from './library'
import { trailTo } from './list-pages'
import { sourcesOf, type NodePicture } from './pictures/picture-set'
import { renderArticle, type ArticleParts } from './render-article'
import { field } from './resolve-field'
import { loadFrame } from './resolve-site'
import { articleData, breadcrumb } from './structured-data'

type ArticleNode = ArticleContent & {
  path: string
  body: string
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
  { body, pictures }: ArticleNode,
  nodeModel: NodeModel,
  parts: ArticleParts = {},
): Promise<string> {
  const { facts } = await loadFacts(nodeModel)
  const promises = await loadPromises(nodeModel)
  const terms = await loadTerms(nodeModel)
  const plain = parts.origin === undefined && Object.keys(pictures).length === 0
  const kept = plain && keptArticles.read(articleName(body, { facts, promises, terms }))
  if (kept) return kept.toString()
  return renderArticle(body, facts, {
    promises,
    terms,
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, picture]) => [name, sourcesOf(picture)]),
    ),
    ...parts,
  })
}

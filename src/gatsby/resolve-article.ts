import type { ArticleContent } from '../content-model/schemas/article'
import type { SiteContent } from '../content-model/schemas/site'
import { fillFacts, siteFacts } from '../content-model/variables/fact-tokens'
import { parseArticleBody } from '../content-model/article/article-body'
import {
  loadArticleRenderContext,
  type ArticleRenderContext,
} from '../render/article-render-context'
import { findText, type TextLocation } from '../render/article-text'
import { bodyCache, bodyCacheKey, illustratedCache } from '../render/article-cache'
import { articleSentences } from '../render/article-sentences'
import type { DataNode, NodeModel } from '../render/library'
import { breadcrumbsTo } from './list-pages'
import { pathOfPerson } from './path-of-person'
import { sourcesOf, type NodeImage } from '../render/images/image-set'
import { renderTree, type ArticleParts, type RenderedArticle } from '../render/render-article'
import { field } from './resolve-field'
import { loadSiteConfig } from './resolve-site'
import { articleData, breadcrumbList } from '../render/structured-data'

type ArticleNode = ArticleContent &
  TextLocation & {
    path: string
    sourcePath: string
    images: Readonly<Record<string, NodeImage>>
  }

export const articleFields = {
  author: field(authorOf),
  minutes: field(async (node: ArticleNode, nodeModel) => (await read(node, nodeModel)).minutes),
  rendered: field(async (node: ArticleNode, nodeModel) => {
    const { html, names } = await read(node, nodeModel)
    return { html, names }
  }),
  sentences: field(async (node: ArticleNode, nodeModel) => {
    const body = findText(node, nodeModel)
    const context = await loadArticleRenderContext(nodeModel)
    const known = bodyCache.get(bodyCacheKey(body, context))
    if (known) return known.sentences
    return articleSentences(parseArticleBody(body), context.facts, context.language)
  }),
  feedHtml: field(async (node: ArticleNode, nodeModel) => {
    const { origin } = await loadSiteConfig(nodeModel)
    const context = await loadArticleRenderContext(nodeModel)
    return render(node, findText(node, nodeModel), context, { origin }).html
  }),
  structuredData: field(async (node: ArticleNode, nodeModel) => {
    const config = await loadSiteConfig(nodeModel)
    const breadcrumbs = await breadcrumbsTo(
      nodeModel,
      { label: node.title, path: node.path },
      node.sourcePath,
    )
    const author = await authorOf(node, nodeModel)
    const authorPath = await pathOfPerson(nodeModel, author)
    return [
      breadcrumbList(config, breadcrumbs),
      articleData(config, { ...node, author }, authorPath),
    ]
  }),
}

/** Returns who wrote an article, with the name of the organization filled in. */
async function authorOf({ author }: ArticleNode, nodeModel: NodeModel): Promise<string> {
  if (!author.includes('{')) return author
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  return fillFacts(author, site ? siteFacts(site.data) : {})
}

/** Returns an article as it was rendered before, or renders it. */
async function read(node: ArticleNode, nodeModel: NodeModel): Promise<RenderedArticle> {
  const { images } = node
  const body = findText(node, nodeModel)
  const context = await loadArticleRenderContext(nodeModel)
  const key = bodyCacheKey(body, context)
  if (Object.keys(images).length === 0) {
    return bodyCache.get(key)?.rendered ?? render(node, body, context)
  }
  const known = illustratedCache.get(key, images)
  if (known) return known
  const rendered = render(node, body, context)
  illustratedCache.set(key, images, rendered)
  return rendered
}

function render(
  { images }: ArticleNode,
  body: string,
  { facts, ...shared }: ArticleRenderContext,
  parts: Partial<ArticleParts> = {},
): RenderedArticle {
  const base = parts.origin === undefined ? shared.pathPrefix : ''
  return renderTree(parseArticleBody(body), facts, {
    ...shared,
    images: Object.fromEntries(
      Object.entries(images).map(([name, image]) => [name, sourcesOf(image, base)]),
    ),
    ...parts,
  })
}

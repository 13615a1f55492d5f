import { existsSync, readFileSync } from 'node:fs'
import type { GatsbyNode, Node, ParentSpanPluginArgs } from 'gatsby'
import type { FileSystemNode } from 'gatsby-source-filesystem'
import { parseArticleBody } from '../content-model/article/article-body'
import { entryOf } from '../content-model/collections'
import { sourcePath } from '../content-model/language'
import { howTranslated } from '../content-model/language-files'
import { readFile } from '../content-model/parse/read-file'
import { isImageFile } from '../content-model/image-file'
import { textLocation } from '../render/article-text'
import { createBuildTimeNode } from './build-time-node'
import { nodeFields, type Shown } from './node-fields'
import { createLogoNode } from './create-logo-node'
import { createInterfaceNodes, defaultsOf } from './interface-node'
import { createGuideNodes } from './guide-nodes'
import { readImages } from '../render/images/read-images'
import { contentInstance, readSettings } from './settings'

/** A build stops at the first mistake, long before nodes are made; develop goes on. */
const developing = process.env.NODE_ENV === 'development'

/** What could be shown last of each file: what develop shows while a file is broken. */
const lastGood = new Map<string, Shown>()

/** Puts the settings of this build, the logo and the printed guides into nodes, so that queries follow them. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { actions, createNodeId, createContentDigest, basePath } = args
  const data = { ...readSettings(), pathPrefix: basePath }
  void actions.createNode({
    id: createNodeId('content settings'),
    data,
    internal: { type: 'ContentSettings', contentDigest: createContentDigest(data) },
  })
  await createLogoNode(args)
  createGuideNodes(args)
  createInterfaceNodes(args)
  createBuildTimeNode(args)
  await updateArticleNodes(args, isShownAtTimes)
  if (developing) await rememberShown(args)
}

/**
 * Keeps what can be shown of each file. Gatsby calls `onCreateNode` only for files that changed since the
 * last start, and drops the record of a file before it hands over the new text.
 */
export async function rememberShown({
  getNode,
  getNodesByType,
}: Pick<ParentSpanPluginArgs, 'getNode' | 'getNodesByType'>): Promise<void> {
  const articles = getNodesByType('Mdx').flatMap(({ parent }) => getNode(parent ?? '') ?? [])
  const files = [...articles, ...getNodesByType('File').filter(isContentYaml)] as FileSystemNode[]
  for (const file of files) {
    const { relativePath, absolutePath } = file
    if (lastGood.has(relativePath) || !existsSync(absolutePath)) continue
    const shown = await readShown(file, readFileSync(absolutePath))
    if (shown) lastGood.set(relativePath, shown)
  }
}

/**
 * Updates the nodes of articles that Gatsby has cached, from an earlier build or from before an edit. Their
 * files are the same, but their day may have come, the earlier build may have been a preview, or a
 * image may be another.
 */
async function updateArticleNodes(
  args: ParentSpanPluginArgs,
  concerned: (article: Node, file: FileSystemNode) => boolean,
): Promise<void> {
  for (const node of args.getNodesByType('Mdx')) {
    const file = args.getNode(node.parent ?? '') as FileSystemNode | undefined
    if (file && concerned(node, file) && existsSync(file.absolutePath)) {
      await showRecord(args, node, file, readFileSync(file.absolutePath))
    }
  }
}

/** Whether it depends on the day and the kind of build that an article is shown. */
function isShownAtTimes({ frontmatter }: Node): boolean {
  const { draft, publishOn } = (frontmatter ?? {}) as Record<string, unknown>
  return draft !== undefined || publishOn !== undefined
}

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === 'Mdx' || isContentYaml(node) || isImage(node)

function isContentFile(node: Node): node is FileSystemNode {
  return (
    node.internal.type === 'File' && (node as FileSystemNode).sourceInstanceName === contentInstance
  )
}

function isContentYaml(node: Node): boolean {
  return isContentFile(node) && node.extension === 'yaml'
}

function isImage(node: Node): node is FileSystemNode {
  return isContentFile(node) && isImageFile(node.relativePath)
}

/**
 * Makes our own record out of a YAML file, or out of the node that gatsby-plugin-mdx made. An image
 * belongs to the record of the article beside it.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, loadNodeContent } = args
  if (isImage(node)) {
    const folder = node.relativeDirectory
    // Translations show the same images.
    return updateArticleNodes(
      args,
      (_, { relativeDirectory }) => sourcePath(relativeDirectory) === sourcePath(folder),
    )
  }
  const file = (node.internal.type === 'Mdx' ? getNode(node.parent ?? '') : node) as FileSystemNode
  const bytes = new TextEncoder().encode(await loadNodeContent(file))
  await showRecord(args, node, file, bytes)
  if (howTranslated(file.relativePath) === 'texts') await updateTranslations(args, file)
}

/** Updates the nodes of translations that take every field but texts from a file. */
async function updateTranslations(
  args: ParentSpanPluginArgs,
  { relativePath }: FileSystemNode,
): Promise<void> {
  for (const node of args.getNodesByType('File')) {
    if (!isContentFile(node) || node.relativePath === relativePath) continue
    if (sourcePath(node.relativePath) !== relativePath || !existsSync(node.absolutePath)) continue
    await showRecord(args, node, node, readFileSync(node.absolutePath))
  }
}

async function showRecord(
  args: ParentSpanPluginArgs,
  node: Node,
  file: FileSystemNode,
  bytes: Uint8Array,
): Promise<void> {
  const path = file.relativePath
  const shown = (await readShown(file, bytes)) ?? lastGood.get(path)
  if (!shown) return
  if (developing) lastGood.set(path, shown)
  createRecordNode(args, node, file, shown)
}

/** Nothing where the text or an image cannot be read: checkSite says why, once, for all files together. */
async function readShown(
  { relativePath: path, absolutePath }: FileSystemNode,
  bytes: Uint8Array,
): Promise<Shown | undefined> {
  const { record } = readFile({ path, bytes, ...defaultsOf(path) })
  if (!record) return undefined
  try {
    if (developing) parseArticleBody(record.body ?? '')
    return { record, images: await readImages(absolutePath, record.body ?? '') }
  } catch {
    return undefined
  }
}

function createRecordNode(
  args: ParentSpanPluginArgs,
  node: Node,
  file: FileSystemNode,
  shown: Shown,
): void {
  const { record } = shown
  const { actions, createNodeId, createContentDigest } = args
  // The id of the file keeps two content folders apart: what Gatsby drops of the folder of an
  // earlier build must not take records of this one with it.
  const id = createNodeId(`${file.id} ${record.collection} ${record.id}`)
  const fields = nodeFields(shown)
  if (!fields) {
    const existing = args.getNode(id)
    if (existing) actions.deleteNode(existing)
    return
  }
  const child = {
    ...fields,
    ...(record.collection === 'article' && textLocation(record.body ?? '', node)),
    id,
    // Not the Mdx node, which Gatsby would write a second time with its whole text.
    parent: file.id,
    children: [],
    internal: {
      type: entryOf(record.collection).node ?? 'ContentRecord',
      contentDigest: createContentDigest({ ...fields, text: node.internal.contentDigest }),
    },
  }
  void actions.createNode(child)
  actions.createParentChildLink({ parent: file, child })
}

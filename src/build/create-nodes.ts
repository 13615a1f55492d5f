import { existsSync, readFileSync } from 'node:fs'
import type { GatsbyNode, Node, ParentSpanPluginArgs } from 'gatsby'
import type { FileSystemNode } from 'gatsby-source-filesystem'
import { parseArticleBody } from '../content-model/article/article-body'
import { urlOf, type CollectionName } from '../content-model/collections'
import { readFile } from '../content-model/reading/read-file'
import type { ContentRecord } from '../content-model/record'
import { articleNodeFields } from './article-fields'
import { currentDay } from './current-day'
import { readGuideFiles } from './guide-files'
import { readSettings } from './settings'

/** Name of the gatsby-source-filesystem instance that reads the content folder. */
export const contentInstance = 'content'

/** The last record of each file that fitted its shape: what develop shows while a file is broken. */
const lastGood = new Map<string, ContentRecord>()

/** Puts the settings of this build and the printed guides into nodes, so that queries follow them. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  const { actions, createNodeId, createContentDigest } = args
  const data = readSettings()
  void actions.createNode({
    id: createNodeId('content settings'),
    data,
    internal: { type: 'ContentSettings', contentDigest: createContentDigest(data) },
  })
  const files = readGuideFiles()
  void actions.createNode({
    id: createNodeId('guide files'),
    data: files,
    internal: { type: 'ContentGuideFiles', contentDigest: createContentDigest(files) },
  })
  judgeKeptArticles(args)
}

/**
 * Judges again the articles that Gatsby has kept from an earlier build. Their files are the same,
 * but their day may have come, or the earlier build may have been a preview.
 */
function judgeKeptArticles(args: ParentSpanPluginArgs): void {
  for (const node of args.getNodesByType('Mdx')) {
    const file = args.getNode(node.parent ?? '') as FileSystemNode | undefined
    if (file && existsSync(file.absolutePath)) {
      showRecord(args, node, file.relativePath, readFileSync(file.absolutePath))
    }
  }
}

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === 'Mdx' || isContentYaml(node)

function isContentYaml(node: Node): boolean {
  const file = node as Partial<FileSystemNode> & Node
  return (
    file.internal.type === 'File' &&
    file.sourceInstanceName === contentInstance &&
    file.extension === 'yaml'
  )
}

/** Makes our own record out of a YAML file, or out of the node that gatsby-plugin-mdx made. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, loadNodeContent } = args
  const file = (node.internal.type === 'Mdx' ? getNode(node.parent ?? '') : node) as FileSystemNode
  const bytes = new TextEncoder().encode(await loadNodeContent(file))
  showRecord(args, node, file.relativePath, bytes)
}

function showRecord(args: ParentSpanPluginArgs, node: Node, path: string, bytes: Uint8Array): void {
  const read = readFile({ path, bytes })
  // What is wrong with a file is said by checkSite, once, for all files together.
  const record = read.record && isReadable(read.record) ? read.record : lastGood.get(path)
  if (!record) return
  lastGood.set(path, record)
  createRecordNode(args, node, record)
}

function isReadable(record: ContentRecord): boolean {
  try {
    parseArticleBody(record.body ?? '')
    return true
  } catch {
    return false
  }
}

function createRecordNode(args: ParentSpanPluginArgs, node: Node, record: ContentRecord): void {
  const { actions, createNodeId, createContentDigest } = args
  // The id of the parent keeps two content folders apart: what Gatsby drops of the folder of an
  // earlier build must not take records of this one with it.
  const id = createNodeId(`${node.id} ${record.collection} ${record.id}`)
  const fields = fieldsOf(record)
  if (!fields) {
    const kept = args.getNode(id)
    if (kept) actions.deleteNode(kept)
    return
  }
  const child = {
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: {
      type: typeOf(record.collection),
      contentDigest: createContentDigest(fields),
    },
  }
  void actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

const types: Partial<Record<CollectionName, string>> = {
  site: 'ContentSite',
  blog: 'ContentBlog',
  notFound: 'ContentNotFound',
  article: 'ContentArticle',
  home: 'ContentPage',
  page: 'ContentPage',
  service: 'ContentPage',
  neighbourhood: 'ContentPage',
  city: 'ContentPage',
}

function typeOf(collection: CollectionName): string {
  return types[collection] ?? 'ContentRecord'
}

/** The fields of a record's node; nothing where this build must not show the record. */
function fieldsOf(record: ContentRecord): Record<string, unknown> | undefined {
  const { collection, id: recordId, data } = record
  if (collection === 'article') {
    return articleNodeFields(record as ContentRecord<'article'>, {
      today: currentDay(),
      showDrafts: readSettings().preview,
    })
  }
  const path = urlOf({ name: collection, id: recordId })
  const home = collection === 'site' ? { home: (record as ContentRecord<'site'>).data.home } : {}
  return { collection, recordId, path, data, ...home }
}

import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby'
import type { FileSystemNode } from 'gatsby-source-filesystem'
import { parseArticleBody } from '../content-model/article/article-body'
import { urlOf, type CollectionName } from '../content-model/collections'
import { readFile } from '../content-model/reading/read-file'
import type { ContentRecord } from '../content-model/record'
import { readingMinutes } from './reading-minutes'
import { readSettings } from './settings'

/** Name of the gatsby-source-filesystem instance that reads the content folder. */
export const contentInstance = 'content'

/** The last record of each file that fitted its shape: what develop shows while a file is broken. */
const lastGood = new Map<string, ContentRecord>()

/** Puts the settings of this build into a node, so that queries follow when a setting changes. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const data = readSettings()
  void actions.createNode({
    id: createNodeId('content settings'),
    data,
    internal: { type: 'ContentSettings', contentDigest: createContentDigest(data) },
  })
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
  const path = file.relativePath
  const read = readFile({ path, bytes: new TextEncoder().encode(await loadNodeContent(file)) })
  // What is wrong with a file is said by checkSite, once, for all files together.
  const record = read.record && isReadable(read.record) ? read.record : lastGood.get(path)
  if (!record) return
  lastGood.set(path, record)
  createRecordNode(args, record)
}

function isReadable(record: ContentRecord): boolean {
  try {
    parseArticleBody(record.body ?? '')
    return true
  } catch {
    return false
  }
}

function createRecordNode(args: CreateNodeArgs, record: ContentRecord): void {
  const { node, actions, createNodeId, createContentDigest } = args
  const fields = fieldsOf(record)
  const child = {
    ...fields,
    // The id of the parent keeps two content folders apart: what Gatsby drops of the folder of an
    // earlier build must not take records of this one with it.
    id: createNodeId(`${node.id} ${record.collection} ${record.id}`),
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

function fieldsOf(record: ContentRecord): Record<string, unknown> {
  const { collection, id: recordId, data } = record
  const path = urlOf({ name: collection, id: recordId })
  if (collection === 'article') {
    return {
      featured: false,
      ...data,
      slug: recordId,
      path,
      body: record.body ?? '',
      minutes: readingMinutes(record.body ?? ''),
    }
  }
  const home = collection === 'site' ? { home: (record as ContentRecord<'site'>).data.home } : {}
  return { collection, recordId, path, data, ...home }
}

import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { GatsbyNode, Node, NodePluginArgs, ParentSpanPluginArgs, Reporter } from 'gatsby'
import type { FileSystemNode } from 'gatsby-source-filesystem'
import { configuredPathPrefix } from '../build/site-fields'
import { listContentFiles } from '../build/read-content'
import { contentInstance, readSettings } from '../build/settings'
import { writeArticleImages } from '../output/images'
import { writeFiles } from '../output/files'
import { redirectOf } from '../output/redirect-files'
import { imageFolder } from '../site/article/image-set'
import type { Site } from '../site/site'
import { nodeTypes } from './schema'
import { readSite, stopAtMistakes } from './site'

/** Stops Gatsby if settings or content are wrong, before any plugin reads a file. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter, basePath }) => {
  try {
    await stopAtMistakes(reporter)
  } catch (error) {
    reporter.panic((error as Error).message)
  }
  const pathPrefix = configuredPathPrefix()
  if (basePath !== pathPrefix) {
    reporter.panic(
      `The site is published below ${pathPrefix}, but Gatsby was started without --prefix-paths. ` +
        'Build with `npm run build`, or add this option.',
    )
  }
}

/** Returns true if a file is in the content folder. Gatsby's cache may have files of another folder. */
function isContentFile(file: FileSystemNode): boolean {
  const { contentDir } = readSettings()
  return (
    file.sourceInstanceName === contentInstance &&
    resolve(file.absolutePath) === resolve(contentDir, file.relativePath)
  )
}

/** Longest time to wait for the nodes of files, in milliseconds. */
const longestWait = 20_000

/**
 * Returns the nodes of all content files. On a busy computer, gatsby-source-filesystem reports that it's ready before it
 * has seen every folder, so this waits until each file on disk has a node.
 */
async function contentFiles({ getNodesByType }: NodePluginArgs): Promise<FileSystemNode[]> {
  const { contentDir } = readSettings()
  const listed = listContentFiles(contentDir)
  for (const end = Date.now() + longestWait; ; await setTimeout(50)) {
    const files = (getNodesByType('File') as FileSystemNode[]).filter(isContentFile)
    const found = new Set(files.map(({ relativePath }) => relativePath))
    const isComplete = listed.every(({ path, file }) => found.has(path) || !existsSync(file))
    if (isComplete || Date.now() > end) return files
  }
}

/** The last site that was built, and the files that it was built from. */
let current: { site: Site | undefined; files: string } | undefined

/**
 * Rebuilds the site if a content file has changed, and updates its nodes. If no site can be built, nodes stay as they
 * are. When a file is deleted, develop only calls `createPages`, which therefore calls this too.
 */
export async function updateSite(args: ParentSpanPluginArgs): Promise<Site | undefined> {
  const files = await contentFiles(args)
  const state = files
    .map(({ relativePath, internal }) => `${relativePath} ${internal.contentDigest}`)
    .sort()
    .join('\n')
  if (current?.files === state) return current.site
  const site = (await readSite(files, args.reporter)) ?? current?.site
  const isNew = site !== current?.site
  current = { site, files: state }
  const known = nodeTypes.flatMap((type) => args.getNodesByType(type))
  if (site && isNew) {
    await writePageFiles(site, args.reporter)
    await createNodes(site, files, known, args)
  } else {
    for (const node of known) args.actions.touchNode(node)
  }
  return site
}

/** Pictures that are being made. A build waits for them at its end: meanwhile webpack is busy with one processor. */
let pictures: Promise<void> | undefined

/** Waits until the pictures of the pages are made. */
export async function picturesMade(): Promise<void> {
  await pictures
}

/** Writes the files that pages load, before the nodes of the pages exist; a build writes pictures later. */
async function writePageFiles({ files, images }: Site, reporter: Reporter): Promise<void> {
  const { contentDir } = readSettings()
  await writeFiles(files)
  // One site after the other: both write the same folder.
  const before = pictures?.catch(() => undefined)
  pictures = Promise.resolve(before)
    .then(() => writeArticleImages(images, contentDir, join('public', imageFolder)))
    .then((made) => {
      if (made > 0) reporter.success(`pictures: ${made} files made`)
    })
  if (process.env.NODE_ENV === 'development') await pictures
  // Whoever waits for them hears of the error.
  else pictures.catch(() => undefined)
}

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await updateSite(args)
}

/** The part of Express that is used. */
interface DevServer {
  use: (
    handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => void
}

/** Sends former addresses on to their pages in develop, as hosts do. Browsers would remember a permanent redirect. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }: { app: DevServer }) => {
  app.use(({ url }, response, next) => {
    const redirects = current?.site?.redirects ?? []
    const [path = '', search] = (url ?? '').split(/(?=\?)/)
    const to = redirectOf(new Map(redirects.map((one) => [one.from, one.to])), path, search)
    if (to) response.writeHead(302, { Location: to }).end()
    else next()
  })
}

async function createNodes(
  { layouts, pages }: Site,
  files: readonly FileSystemNode[],
  known: readonly Node[],
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
): Promise<void> {
  const fileIds = new Map(files.map(({ relativePath, id }) => [relativePath, id]))
  const kept = new Set<string>()
  const create = async (type: string, key: string, file: string | undefined, fields: object) => {
    const id = createNodeId(`${type} ${key}`)
    kept.add(id)
    await actions.createNode({
      ...fields,
      id,
      parent: (file && fileIds.get(file)) ?? null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    })
  }
  for (const layout of layouts) await create('SiteLayout', layout.locale, undefined, layout)
  for (const { type, ...page } of pages) await create(type, page.path, page.sources[0], page)
  for (const node of known) if (!kept.has(node.id)) actions.deleteNode(node)
}

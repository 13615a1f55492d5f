import { join, resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby'
import { readSettings } from '../build/settings'
import { writeArticleImages } from '../output/article-images'
import { writeDrawings } from '../output/write-drawings'
import { finishSite, writeFiles } from '../output/write-site'
import { imageFolder } from '../site/article/image-set'
import type { Page, Site, Template } from '../site/site'
import { pageTypes } from './schema'
import { updateSite } from './source-nodes'

const component = (template: Template): string =>
  resolve(template === 'not-found' ? 'src/pages/404.tsx' : `src/templates/${template}.tsx`)

type PageNode = Pick<Page, 'path' | 'template' | 'language'> & { id: string }

/** Makes a page of each node that has an address, and writes the files that pages load. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  let site: Site | undefined
  // Gatsby does not call this again for edits that come while it runs.
  do {
    site = await updateSite(args)
    await createPagesOf(args)
    if (site) await writePageFiles(site, args.reporter)
  } while (site !== (await updateSite(args)))
}

async function createPagesOf({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Record<string, { nodes: PageNode[] }>>(`{
    ${pageTypes.map((type) => `all${type} { nodes { id path template language } }`).join('\n')}
  }`)
  if (!data) reporter.panicOnBuild('The pages could not be queried.', errors as Error[])
  const pages = Object.values(data ?? {}).flatMap(({ nodes }) => nodes)
  for (const { id, path, template, language } of pages) {
    actions.createPage({ path, component: component(template), context: { id, ...language } })
  }
}

async function writePageFiles({ files, images }: Site, reporter: Reporter): Promise<void> {
  const { contentDir } = readSettings()
  await writeFiles(files)
  const made = await writeArticleImages(images, contentDir, join('public', imageFolder))
  if (made > 0) reporter.success(`pictures: ${made} files made`)
}

/** Writes what all pages load: drawings and icons in the colors of the brand, portraits, printed guides. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () =>
  writeDrawings(readSettings().contentDir)

/** Writes what programs read beside the pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const site = await updateSite(args)
  if (site) await finishSite(site, readSettings(), args.reporter)
}

import { resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { readSettings } from '../build/settings'
import { writeDrawings } from '../output/write-drawings'
import { finishSite } from '../output/write-site'
import type { PageLocale, Page, Site, Template } from '../site/site'
import { picturesMade, updateSite } from './source-nodes'

const component = (template: Template): string =>
  resolve(template === 'not-found' ? 'src/pages/404.tsx' : `src/templates/${template}.tsx`)

type PageNode = Pick<Page, 'path' | 'template'> & { id: string } & {
  [Field in keyof PageLocale]: PageLocale[Field] | null
}

/** Creates a page for each node with a path. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  let site: Site | undefined
  // Gatsby doesn't call this again for edits during its run.
  do {
    site = await updateSite(args)
    await createPagesOf(args)
  } while (site !== (await updateSite(args)))
}

async function createPagesOf(args: CreatePagesArgs): Promise<void> {
  const { data, ...result } = await args.graphql<{ pages: { nodes: PageNode[] } }>(
    '{ pages: allContentPage { nodes { id path template folder alternates stale } } }',
  )
  if (!data) args.reporter.panic('The pages could not be queried.', result.errors as Error[])
  for (const page of data?.pages.nodes ?? []) {
    const { id, path, template, folder, alternates, stale } = page
    const context = {
      id,
      ...(folder ? { folder } : {}),
      ...(alternates ? { alternates } : {}),
      ...(stale ? { stale } : {}),
    }
    args.actions.createPage({ path, component: component(template), context })
  }
}

/** Writes the files that pages load: drawings and icons in the colors of the brand, portraits, printed guides. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () =>
  writeDrawings(readSettings().contentDir)

/** Writes the files that programs read: sitemap, headers and the like. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const site = await updateSite(args)
  await picturesMade()
  if (site) await finishSite(site, readSettings(), args.reporter)
}

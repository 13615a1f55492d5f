import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Reporter } from 'gatsby'
import { readBrand } from '../build/read-brand'
import type { Settings } from '../build/settings'
import type { OutputFile } from '../site/output-file'
import type { Site } from '../site/site'
import { changesPath, feedPath } from '../site/site-config'
import { compressAll, removeCompressed } from './compress-files'
import { drawFiles } from './draw-files'
import { editorPath } from './editor-policy'
import { removeOtherFiles } from './remove-other-files'
import { sitemapXml } from './sitemap-xml'
import { writeHeaders } from './write-headers'

const folder = 'public'

/** Writes files into the folder that is published. */
export async function writeFiles(files: readonly OutputFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ file, content }) => {
      const path = join(folder, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }),
  )
}

/**
 * Writes what a finished build needs beside its pages: the sitemap, icons and social images, headers,
 * compressed files. Removes what earlier builds have written and this one does not.
 */
export async function finishSite(
  site: Site,
  settings: Settings,
  reporter: Reporter,
): Promise<void> {
  const { config } = site.layouts[0]!
  const drawn = await drawFiles(site.socialImages, readBrand())
  const sitemap = await sitemapXml(config.origin, site.pages)
  await writeFiles([...drawn, { file: 'sitemap.xml', content: sitemap }])
  // Gatsby's part for scripts of others is removed too: this site has none.
  const leftovers = ['~partytown', changesPath, editorPath, ...(config.feed ? [] : [feedPath])]
  await Promise.all(
    leftovers.map((path) => rm(join(folder, path), { recursive: true, force: true })),
  )
  await removeOtherFiles(
    join(folder, 'social'),
    drawn.map(({ file }) => join(folder, file)),
  )
  // These read what has been written, so they come last.
  await writeHeaders(folder, config, settings)
  await compress(settings, reporter)
}

async function compress({ precompress }: Settings, reporter: Reporter): Promise<void> {
  if (!precompress) return removeCompressed(folder)
  const began = performance.now()
  const packed = await compressAll(folder)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  reporter.info(`${packed} files packed with Brotli and gzip in ${seconds} s`)
}

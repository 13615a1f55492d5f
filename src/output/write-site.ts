import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { readBrand } from '../build/read-content'
import { keepsPages } from '../build/site-fields'
import { cachedResults } from '../cache/build-cache'
import type { Settings } from '../build/settings'
import { imageFolder } from '../site/article/image-set'
import { pathPrefixOf } from '../content-model/site-origin'
import type { OutputFile, Site } from '../site/site'
import { changesPath } from '../site/site-config'
import { markOpenNow, openNowFile } from '../hydration/open-now'
import { sitemapXml } from '../site/site-files'
import { editorPath } from './content-security-policy'
import { publicFolder, removeFormerFiles, staticFiles, writeFiles } from './files'
import { hasSpace, maxRedirectLines, redirectPages, redirectsFile } from './redirect-files'
import { minifiedScript } from './scripts'
import { serviceWorkerFile } from './service-worker-file'
import { drawFiles } from './write-drawings'
import { writeHeaders } from './write-headers'

/**
 * Writes the files of a finished build beside its pages: sitemap, icons, social images and headers.
 * Removes files of earlier builds that this one doesn't have.
 */
export async function finishSite(
  site: Site,
  settings: Settings,
  reporter: Reporter,
): Promise<void> {
  const { config } = site.layouts[0]!
  const drawn = await drawFiles(site.socialImages, readBrand())
  const sitemap = await sitemapXml(config.origin, site.pages)
  const [awake] = await cachedResults('open-now', [minifiedScript(`(${markOpenNow.toString()})()`)])
  const files = [
    ...drawn,
    { file: 'sitemap.xml', content: sitemap },
    { file: openNowFile, content: awake! },
    ...redirectsFor(site, settings, reporter),
  ]
  await writeFiles(files)
  // It reads what has been written.
  const worker = await serviceWorkerFile(site, keepsPages(settings))
  await writeFiles([worker])
  // Gatsby copies its part for third-party scripts, of which this site has none.
  const leftovers = ['~partytown', changesPath, editorPath]
  await Promise.all(
    leftovers.map((path) => rm(join(publicFolder, path), { recursive: true, force: true })),
  )
  await removeFormerFiles(site.pages)
  warnOfHiddenFiles(
    [
      '_headers',
      ...[...files, worker].map(({ file }) => file),
      ...site.pages.map(({ path }) => path),
    ],
    reporter,
  )
  // So do the headers, so they come last.
  await writeHeaders(publicFolder, site, settings)
}

/** Returns what sends former addresses on to their pages: a file for the hosts that read it, and a page for the others. */
function redirectsFor(site: Site, { atNetlify }: Settings, reporter: Reporter): OutputFile[] {
  if (site.redirects.length === 0) return []
  const pathPrefix = pathPrefixOf(site.layouts[0]!.config.origin)
  const content = redirectsFile(site.redirects, pathPrefix)
  const count = content.split('\n').length - 1
  if (count > maxRedirectLines) {
    reporter.warn(`_redirects has ${count} lines; Cloudflare reads ${maxRedirectLines}.`)
  }
  // At Netlify, a page would be served in place of its redirect.
  const shown = site.redirects.filter(({ from }) => !atNetlify || hasSpace(from))
  return [
    { file: '_redirects', content },
    ...redirectPages({ ...site, redirects: shown }, pathPrefix),
  ]
}

/**
 * Warns of files in `static/` that visitors don't get: the build itself writes a file or page at their address, or
 * tells browsers to keep files of that folder forever.
 */
function warnOfHiddenFiles(written: readonly string[], reporter: Reporter): void {
  const taken = new Set(written.map((path) => path.replace(/^\//, '')))
  const isTaken = (file: string): boolean =>
    taken.has(file.replace(/(^|\/)index\.html$/, '')) ||
    file.startsWith(`${imageFolder}/`) ||
    file.startsWith('static/')
  for (const file of staticFiles().filter(isTaken)) {
    reporter.warn(`static/${file} has an address that the build uses itself. Give it another name.`)
  }
}

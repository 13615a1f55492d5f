import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { BrowserContext } from 'playwright-core'

/** File types that are no pages. */
const otherFile = /\.(pdf|jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|txt|zip|gz|mp[34])$/i

/**
 * Finds the paths of a site's pages in its sitemap.xml, which may be an index of several. If there is
 * none, links are followed from the start page.
 *
 * @param maxPages the largest number of paths
 * @throws if the start page does not answer
 */
export async function findPages(
  context: BrowserContext,
  origin: string,
  maxPages: number,
): Promise<string[]> {
  const listed = await readSitemap(context, `${origin}/sitemap.xml`)
  const paths = listed.length > 0 ? listed : await crawl(context, origin, Math.min(maxPages, 200))
  return [...new Set(paths)].slice(0, maxPages)
}

/** Finds the paths of the HTML files in a folder, those of the folder itself first. */
export function findHtmlFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((steps) => !steps.includes('node_modules') && steps.at(-1) !== '404.html')
    .map((steps) => `/${steps.map(encodeURIComponent).join('/')}`.replace(/\/index\.html$/, '/'))
    .sort((one, other) => depthOf(one) - depthOf(other) || (one < other ? -1 : 1))
}

const depthOf = (path: string): number => path.split('/').length

async function readSitemap(context: BrowserContext, address: string, depth = 0): Promise<string[]> {
  const response = await context.request.get(address).catch(() => undefined)
  if (!response?.ok()) return []
  const text = await response.text()
  const locations = Array.from(text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g), ([, location]) =>
    (location ?? '').replaceAll('&amp;', '&'),
  ).filter((location) => URL.canParse(location))
  if (!text.includes('<sitemapindex')) return locations.map(pathOf)
  if (depth > 0) return []
  const parts = await Promise.all(locations.map((one) => readSitemap(context, one, depth + 1)))
  return parts.flat()
}

/** Path and query of an address. A sitemap may name the published site while a copy of it is measured. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function crawl(context: BrowserContext, origin: string, maxPages: number): Promise<string[]> {
  const queue = ['/']
  const pages: string[] = []
  const page = await context.newPage()
  for (let index = 0; index < queue.length && pages.length < maxPages; index += 1) {
    const path = queue[index] ?? ''
    const response = await page.goto(origin + path).catch((error: unknown) => {
      if (index === 0) throw error
      return null
    })
    if (!response?.headers()['content-type']?.includes('html')) continue
    pages.push(path)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) {
      if (!URL.canParse(link) || new URL(link).origin !== origin) continue
      const next = pathOf(link)
      if (!otherFile.test(new URL(link).pathname) && !queue.includes(next)) queue.push(next)
    }
  }
  await page.close()
  return pages
}

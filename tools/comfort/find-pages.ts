import type { BrowserContext } from '@playwright/test'

/**
 * The paths of a site's pages: from its sitemap.xml, also from an index of several; where it has
 * none, by following links from the start page.
 *
 * @param most how many at most
 * @throws where the start page does not answer
 */
export async function findPages(
  visitor: BrowserContext,
  origin: string,
  most: number,
): Promise<string[]> {
  const listed = await readSitemap(visitor, `${origin}/sitemap.xml`)
  const paths = listed.length > 0 ? listed : await crawl(visitor, origin, Math.min(most, 200))
  return [...new Set(paths)].slice(0, most)
}

async function readSitemap(visitor: BrowserContext, address: string, depth = 0): Promise<string[]> {
  const answer = await visitor.request.get(address).catch(() => undefined)
  if (!answer?.ok()) return []
  const text = await answer.text()
  const places = Array.from(text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g), ([, place]) =>
    (place ?? '').replaceAll('&amp;', '&'),
  ).filter((place) => URL.canParse(place))
  if (!text.includes('<sitemapindex')) return places.map(pathOf)
  if (depth > 0) return []
  const parts = await Promise.all(places.map((place) => readSitemap(visitor, place, depth + 1)))
  return parts.flat()
}

/** The sitemap may name the published site, while another copy of it is measured. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function crawl(visitor: BrowserContext, origin: string, most: number): Promise<string[]> {
  const found = ['/']
  const page = await visitor.newPage()
  for (let index = 0; index < found.length && index < most; index += 1) {
    const answer = await page.goto(origin + found[index]).catch((error: unknown) => {
      if (index === 0) throw error
      return null
    })
    if (!answer?.headers()['content-type']?.includes('html')) continue
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) {
      if (!URL.canParse(link) || new URL(link).origin !== origin) continue
      const path = pathOf(link)
      if (/\.(pdf|jpe?g|png|webp|svg|xml|zip|mp[34])$/i.test(path)) continue
      if (!found.includes(path)) found.push(path)
    }
  }
  await page.close()
  return found.slice(0, most)
}

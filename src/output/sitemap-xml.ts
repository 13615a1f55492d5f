import { SitemapStream, streamToPromise } from 'sitemap'
import { fridgeFolder } from '../content-model/fridge-sheet'

/** What hosts show at an address that does not exist. */
const notFound = new Set(['/404', '/404/', '/404.html', '/blog/404.html'])

/** Pages for the fridge say the same as others, on paper. */
const isListed = (path: string): boolean => !notFound.has(path) && !path.startsWith(fridgeFolder)

/**
 * The XML sitemap: every page that search engines may show.
 *
 * @param origin where the site lives: `https://host`
 * @param paths of all pages
 * @param dates the day of the last change of a path, where it is known: 2026-10-21
 */
export async function sitemapXml(
  origin: string,
  paths: readonly string[],
  dates: ReadonlyMap<string, string>,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  })
  for (const path of paths.filter(isListed)) {
    const date = dates.get(path)
    stream.write({ url: path, ...(date ? { lastmod: date } : {}) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
}

/**
 * robots.txt: everything may be read, and where the sitemap is. A preview may be read too, or search
 * engines would never see that it asks to be left out; but it offers no list of its pages.
 */
export function robotsTxt(origin: string, preview: boolean): string {
  const rules = 'User-agent: *\nAllow: /\n'
  return preview ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`
}

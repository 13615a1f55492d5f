import { SitemapStream, streamToPromise } from 'sitemap'
import { fridgeFolder } from '../content-model/fridge-sheet'

/** Paths of the pages for URLs that do not exist. */
const notFound = new Set(['/404', '/404/', '/404.html', '/blog/404.html'])

/** Returns whether the sitemap lists a path. Pages for the fridge repeat the content of others. */
const isListed = (path: string): boolean => !notFound.has(path) && !path.startsWith(fridgeFolder)

/**
 * Returns the XML sitemap: every page that search engines may show.
 *
 * @param origin of the site: `https://host`, perhaps with a path
 * @param paths of all pages
 * @param dates day of the last change by path, where it is known: 2026-10-21
 */
export async function sitemapXml(
  origin: string,
  paths: readonly string[],
  dates: ReadonlyMap<string, string>,
): Promise<string> {
  const stream = new SitemapStream({
    xmlns: { news: false, video: false, xhtml: false, image: false },
  })
  for (const path of paths.filter(isListed)) {
    const date = dates.get(path)
    stream.write({ url: origin + path, ...(date ? { lastmod: date } : {}) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
}

/**
 * Returns robots.txt: everything may be crawled, and where the sitemap is. A preview may be crawled
 * too, or search engines would never see its noindex; but it names no sitemap.
 */
export function robotsTxt(origin: string, preview: boolean): string {
  const rules = 'User-agent: *\nAllow: /\n'
  return preview ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`
}

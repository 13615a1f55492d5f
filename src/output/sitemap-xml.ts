import { SitemapStream, streamToPromise } from 'sitemap'
import type { LanguageLink } from '../content-model/page-language'
import { fridgeFolder } from '../content-model/fridge-sheet'

/** Matches the paths of the pages for URLs that do not exist. */
const notFound = /^\/404\/?$|\/404\.html$/

/** Matches the pages for the fridge, in any language. */
const fridgePage = new RegExp(`^(/[a-z]{2})?${fridgeFolder}`)

/** Returns whether the sitemap lists a path. Pages for the fridge repeat the content of others. */
const isListed = (path: string): boolean => !notFound.test(path) && !fridgePage.test(path)

/**
 * Returns the XML sitemap: every page that search engines may show.
 *
 * @param origin of the site: `https://host`, perhaps with a path
 * @param paths of all pages
 * @param dates day of the last change by path, where it is known: 2026-10-21
 * @param languages languages of each page that is written in several, by path
 */
export async function sitemapXml(
  origin: string,
  paths: readonly string[],
  dates: ReadonlyMap<string, string>,
  languages: ReadonlyMap<string, readonly LanguageLink[]> = new Map(),
): Promise<string> {
  const stream = new SitemapStream({
    xmlns: { news: false, video: false, xhtml: languages.size > 0, image: false },
  })
  for (const path of paths.filter(isListed)) {
    const date = dates.get(path)
    const links = (languages.get(path) ?? []).map((one) => ({
      lang: one.language,
      url: origin + one.path,
    }))
    stream.write({
      url: origin + path,
      ...(date ? { lastmod: date } : {}),
      ...(links.length > 0 ? { links } : {}),
    })
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

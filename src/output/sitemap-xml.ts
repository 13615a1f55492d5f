import { SitemapStream, streamToPromise } from 'sitemap'
import type { Page } from '../site/site'

/** Returns the XML sitemap: every page that search engines may show, with its translations. */
export async function sitemapXml(
  origin: string,
  pages: readonly Pick<Page, 'path' | 'inSitemap' | 'lastModified' | 'alternates'>[],
): Promise<string> {
  const listed = pages
    .filter(({ inSitemap }) => inSitemap)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const xhtml = listed.some(({ alternates }) => alternates)
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml, image: false } })
  for (const { path, lastModified, alternates = [] } of listed) {
    const links = alternates.map((one) => ({
      lang: one.locale,
      url: origin + one.path,
    }))
    stream.write({
      url: origin + path,
      ...(lastModified ? { lastmod: lastModified } : {}),
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

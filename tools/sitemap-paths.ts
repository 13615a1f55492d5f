/**
 * Returns the paths of all pages in an XML sitemap.
 *
 * @throws Error where it has none
 */
export function sitemapPaths(sitemap: string): string[] {
  const paths = Array.from(
    sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  )
  if (paths.length === 0) throw new Error('The sitemap names no page.')
  return paths
}

import { sitemapPaths } from '../../tools/built-site'
import { expect, test } from './test'

test('a site with one language says nothing of languages, neither to visitors nor to programs', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('hreflang')
  const paths = sitemapPaths(sitemap)
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<html lang="en"')
    expect(html.match(/hreflang|og:locale|inLanguage/gi)).toBeNull()
    const folder = path === '/' ? '/index' : path
    const data = await request.get(`/page-data${folder}/page-data.json`)
    const { result } = (await data.json()) as { result: { pageContext: object } }
    const told = ['folder', 'alternates', 'stale']
    expect(Object.keys(result.pageContext).filter((key) => told.includes(key))).toEqual([])
  }
})

import { sitemapXml } from '../../src/site/site-files'
import { whole } from '../sites/small-site'

type Listed = Parameters<typeof sitemapXml>[1][number]

const page = (path: string, more: Partial<Listed> = {}): Listed => ({
  path,
  inSitemap: true,
  ...more,
})

const addressesIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)/g), ([, address = '']) => address)

test('the sitemap lists every page but 404 pages and those to print for the fridge', async () => {
  const listed = addressesIn(await sitemapXml('https://maplehouse.example', whole.pages))
  const paths = listed.map((address) => address.replace('https://maplehouse.example', ''))
  expect(paths).toEqual([
    '/',
    ...whole.pages
      .map(({ path }) => path)
      .filter((path) => path !== '/' && !/^\/fridge\/|404/.test(path))
      .sort(),
  ])
  expect(paths.length).toBeLessThan(whole.pages.length)
})

test('the sitemap has the last change of a page, where that is known', async () => {
  const changed = page('/blog/what-changed', { lastModified: '2026-10-21' })
  const xml = await sitemapXml('https://maplehouse.example', [page('/'), changed])
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url]) => url)
  expect(urls[0]).not.toContain('lastmod')
  expect(urls[1]).toMatch(/<lastmod>2026-10-21/)
})

test('below a path, the sitemap lists whole addresses', async () => {
  const xml = await sitemapXml('https://name.example/techhelp', [page('/'), page('/faq')])
  expect(addressesIn(xml)).toEqual([
    'https://name.example/techhelp/',
    'https://name.example/techhelp/faq',
  ])
})

test('the sitemap names a page in all its languages, at each of them', async () => {
  const alternates = [
    { locale: 'en', name: 'English', path: '/faq', folder: '' },
    { locale: 'es', name: 'Español', path: '/es/preguntas', folder: 'es' },
  ]
  const pages = [page('/'), page('/faq', { alternates }), page('/es/preguntas', { alternates })]
  const xml = await sitemapXml('https://maplehouse.example', pages)
  const links = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) =>
    Array.from(url.matchAll(/hreflang="(\w+)" href="([^"]*)"/g), ([, lang, to]) => [lang, to]),
  )
  const both = [
    ['en', 'https://maplehouse.example/faq'],
    ['es', 'https://maplehouse.example/es/preguntas'],
  ]
  // In the order of their addresses.
  expect(links).toEqual([[], both, both])
  expect(xml).toContain('xmlns:xhtml=')
})

test('the sitemap of a site with one language has nothing of it', async () => {
  const xml = await sitemapXml('https://maplehouse.example', [page('/'), page('/faq')])
  expect(xml).not.toMatch(/xhtml|hreflang/)
})

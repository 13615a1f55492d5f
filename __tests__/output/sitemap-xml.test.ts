import { sitemapXml } from '../../src/output/sitemap-xml'

test('the sitemap lists every page but the 404 pages and those to print for the fridge', async () => {
  const pages = ['/', '/blog/what-does-error-404-mean', '/blog/all/404', '/services/fridge']
  const none = [
    ...['/404', '/404/', '/404.html', '/blog/404.html', '/es/404.html', '/es/consejos/404.html'],
    ...['/fridge/service/device-setup', '/es/fridge/service/device-setup'],
  ]
  const xml = await sitemapXml('https://maplehouse.example', [...pages, ...none], new Map())
  const listed = [...xml.matchAll(/<loc>https:\/\/maplehouse\.example([^<]*)<\/loc>/g)]
  expect(listed.map(([, path]) => path)).toEqual(pages)
})

test('the sitemap has the last change of a page, where that is known', async () => {
  const dates = new Map([['/blog/what-changed', '2026-10-21']])
  const pages = ['/', '/blog/what-changed']
  const xml = await sitemapXml('https://maplehouse.example', pages, dates)
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url]) => url)
  expect(urls[0]).not.toContain('lastmod')
  expect(urls[1]).toMatch(/<lastmod>2026-10-21/)
})

test('below a path, the sitemap lists whole addresses', async () => {
  const xml = await sitemapXml('https://name.example/techhelp', ['/', '/faq'], new Map())
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://name.example/techhelp/',
    '<loc>https://name.example/techhelp/faq',
  ])
})

test('the sitemap names a page in all its languages, at each of them', async () => {
  const links = [
    { language: 'en', name: 'English', path: '/faq', folder: '' },
    { language: 'es', name: 'Español', path: '/es/preguntas', folder: 'es' },
  ]
  const languages = new Map([
    ['/faq', links],
    ['/es/preguntas', links],
  ])
  const pages = ['/', '/faq', '/es/preguntas']
  const xml = await sitemapXml('https://maplehouse.example', pages, new Map(), languages)
  const alternates = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) =>
    Array.from(url.matchAll(/hreflang="(\w+)" href="([^"]*)"/g), ([, lang, to]) => [lang, to]),
  )
  const both = [
    ['en', 'https://maplehouse.example/faq'],
    ['es', 'https://maplehouse.example/es/preguntas'],
  ]
  expect(alternates).toEqual([[], both, both])
  expect(xml).toContain('xmlns:xhtml=')
})

test('the sitemap of a site with one language has nothing of it', async () => {
  const xml = await sitemapXml('https://maplehouse.example', ['/', '/faq'], new Map())
  expect(xml).not.toMatch(/xhtml|hreflang/)
})

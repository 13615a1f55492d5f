import { sitemapXml, manifest } from '../../src/site/site-files'
import { records, small } from '../sites/make-small-site'
import { type SiteConfig, commandSettings } from '../../src/site/site-config'
import { brandOf } from '../../src/content-model/brand'
import { load } from 'cheerio'
import { mistakesIn } from '../built/valid-html'
import { builtSite } from '../sites/built-site'
import { today } from '../sites/source-files'

const { whole } = small

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
  expect(urls[1]).toContain('<lastmod>2026-10-21</lastmod>')
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

const { light } = brandOf(records).schemes
const site = { fullName: 'Maplehouse & Sons', name: 'Maplehouse', footer: { text: 'Help.' } }

/** The addresses of a manifest: of its first page and of its icons. */
function addresses(origin: string): { start_url: string; icons: { src: string }[] } {
  return manifest({ ...site, origin } as SiteConfig, light, 'en') as ReturnType<typeof addresses>
}

test.each([
  ['https://maplehouse.example', '/'],
  ['https://name.example/techhelp', '/techhelp/'],
])('a site at %s starts at %s and has its icons below it', (origin, root) => {
  const { start_url: start, icons, ...colors } = addresses(origin)
  expect(start).toBe(root)
  expect(colors).toMatchObject({ theme_color: '#12355B', background_color: light.paper })
  expect(icons.map(({ src }) => src)).toEqual([
    `${root}icon.svg`,
    `${root}icon-192.png`,
    `${root}icon-512.png`,
    `${root}icon-maskable-512.png`,
  ])
})

const newsletterService = {
  endpoint: '/newsletter-received',
  encoding: 'form',
  fields: { 'form-name': 'newsletter' },
} as const
const { whole: withForm } = builtSite(records, {}, today, { ...commandSettings, newsletterService })
const fileOf = (name: string): string =>
  withForm.files.find(({ file }) => file === name)!.content as string
const html = fileOf('newsletter-received/index.html')

test('the page at the path of a form shows Netlify the form, with every field that is posted', () => {
  const form = load(html)('form[data-netlify=true]')
  expect(form.attr('name')).toBe('newsletter')
  expect(form.find('input[name=form-name]').attr('value')).toBe('newsletter')
  const names = form.find('[name]').get()
  expect(names.map(({ attribs }) => attribs.name).sort()).toEqual(['email', 'form-name'])
})

test('it thanks a visitor without JavaScript, and stays out of search engines', async () => {
  const $ = load(html)
  expect($('h1').text()).toBe('You are on the list!')
  expect($('main a').attr('href')).toBe('/')
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect(await mistakesIn(html)).toEqual([])
  expect(withForm.pages.map(({ path }) => path)).not.toContain('/newsletter-received')
})

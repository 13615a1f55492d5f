import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { content, languageAt, languages } from './content'
import { isForFridge, isLaterQuestion, isShown, readBuiltSite } from './site'

const { site } = content
const { origin } = content.scope.config
const pathPrefix = pathPrefixOf(origin)
const pages = readBuiltSite()
const shown = pages.filter(isShown)
const one = ($: (typeof pages)[number]['$'], selector: string, attribute: string): string => {
  const found = $(`head ${selector}`)
  expect(found).toHaveLength(1)
  return found.attr(attribute) ?? ''
}

describe.each(shown)('the head of $path', ({ path, $ }) => {
  test('has one title, one description and its own address', () => {
    expect($('head title')).toHaveLength(1)
    expect($('head title').text().endsWith(` | ${site.name}`)).toBe(true)
    expect(one($, 'meta[name=description]', 'content').length).toBeGreaterThanOrEqual(70)
    expect(one($, 'link[rel=canonical]', 'href')).toBe(origin + path)
    expect($('html').attr('lang')).toBe(languageAt(path).code)
  })
})

test('no two pages have one title or one description', () => {
  // The page for unknown addresses is there twice.
  const all = [...new Map(pages.map(({ path, $ }) => [path, $])).values()]
  const twins = (texts: string[]): string[] =>
    texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)
  expect(twins(all.map(($) => $('head title').text()))).toEqual([])
  expect(twins(all.map(($) => $('head meta[name=description]').attr('content') ?? ''))).toEqual([])
})

test('pages for unknown addresses, and those for the fridge, stay out of search engines', () => {
  const hidden = pages.filter((page) => !isShown(page))
  const lost = hidden.filter((page) => !isForFridge(page) && !isLaterQuestion(page))
  const expected = languages.flatMap(({ folder, blogPath }) =>
    [`/${folder}`, ...(blogPath ? [blogPath] : [])].map((path) => join(path, '404.html').slice(1)),
  )
  expect(lost.map(({ file }) => file).sort()).toEqual(['404/index.html', ...expected].sort())
  for (const { $ } of hidden) expect(one($, 'meta[name=robots]', 'content')).toBe('noindex')
})

const kinds = languages.flatMap(({ folder, records }) =>
  Object.keys(records.of('socialImages')[0]?.data ?? {}).map((kind) =>
    folder ? `${folder}-${kind}` : kind,
  ),
)

test('there is a social image of each kind that content names, and no other', () => {
  const files = readdirSync(join('public', 'social')).map((file) => file.replace('.png', ''))
  expect(files.sort()).toEqual(kinds.sort())
})

test.each(kinds)(
  'the social image of the kind "%s" is 1200 x 630 and below 120 kB',
  async (kind) => {
    const file = join('public', 'social', `${kind}.png`)
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(statSync(file).size).toBeLessThan(120_000)
    // An image without drawing or text would have one color.
    const { channels } = await sharp(file).stats()
    for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(20)
  },
)

test('the XML sitemap lists every page once, and no other', () => {
  const $ = load(readFileSync('public/sitemap.xml', 'utf8'), { xml: true })
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const listed = $('url > loc')
    .toArray()
    .map((loc) => $(loc).text())
  expect([...listed].sort()).toEqual(shown.map(({ path }) => origin + path).sort())
  for (const day of $('lastmod').toArray()) expect($(day).text()).toMatch(/^\d{4}-\d{2}-\d{2}/)
})

test('the manifest has the name of the site, and icons of the declared sizes', async () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    name: string
    short_name: string
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({
    name: site.fullName,
    short_name: site.name,
    start_url: `${pathPrefix}/`,
  })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height, format } = await sharp(
      join('public', src.slice(pathPrefix.length)),
    ).metadata()
    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`)
  }
})

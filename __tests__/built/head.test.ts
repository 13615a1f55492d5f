import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { addressIn } from '../../src/content-model/language'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { articlePaths, content, languageAt, languages } from './content'
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

  test('has title, description, address and image for shared links', () => {
    const title = $('head title').text()
    const description = one($, 'meta[name=description]', 'content')
    const property = (name: string): string => one($, `meta[property="${name}"]`, 'content')
    const name = (meta: string): string => one($, `meta[name="${meta}"]`, 'content')
    expect(property('og:title')).toBe(title)
    expect(property('og:description')).toBe(description)
    expect(property('og:url')).toBe(origin + path)
    expect(property('og:type')).toBe(articlePaths.includes(path) ? 'article' : 'website')
    expect(property('og:image:alt')).not.toBe('')
    expect(name('twitter:card')).toBe('summary_large_image')
    expect(name('twitter:title')).toBe(title)
    expect(name('twitter:description')).toBe(description)
    expect(name('twitter:image')).toBe(property('og:image'))
    expect(existsSync(join('public', property('og:image').slice(origin.length)))).toBe(true)
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

test('robots.txt allows everything and names the sitemap', () => {
  expect(readFileSync('public/robots.txt', 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
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

test('every page links to the feed, where there is one', () => {
  for (const { path, $ } of pages) {
    const feeds = $('head link[rel=alternate][type="application/rss+xml"]')
    const { folder, content } = languageAt(path)
    expect(feeds.get().map((link) => $(link).attr('href'))).toEqual(
      content.blog ? [pathPrefix + addressIn(folder, '/rss.xml')] : [],
    )
  }
})

test('every page contains its tab icon, and links to the one for home screens', async () => {
  for (const { $ } of pages) {
    const [, bytes] = one($, 'link[rel="icon"]', 'href').split('data:image/png;base64,')
    const { width, height } = await sharp(Buffer.from(bytes ?? '', 'base64')).metadata()
    expect({ width, height }).toEqual({ width: 32, height: 32 })
    expect(existsSync(join('public', one($, 'link[rel="apple-touch-icon"]', 'href')))).toBe(true)
  }
})

test('icons exist at their usual addresses', async () => {
  const icon = readFileSync('public/favicon.ico')
  // One image, with its size, from there to the end of the file.
  expect(icon.readUInt16LE(4)).toBe(1)
  expect(icon.readUInt32LE(14) + icon.readUInt32LE(18)).toBe(icon.length)
  const { width, format } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()
  expect({ width, format }).toEqual({ width: icon[6], format: 'png' })
})

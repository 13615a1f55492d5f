import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { content, languageAt, languages } from './content'
import { findings, isForFridge, isLaterQuestion, isShown, readBuiltSite } from './site'

const { site } = content
const { origin } = content.scope.config
const pathPrefix = pathPrefixOf(origin)
const pages = readBuiltSite()
const shown = pages.filter(isShown)

test('every page has one title, one description, its own address, and its language', async () => {
  expect(shown.length).toBeGreaterThan(0)
  const found = await findings(shown, ({ path, $ }) => {
    const values = (selector: string, attribute: string) =>
      $(`head ${selector}`)
        .toArray()
        .map((element) => $(element).attr(attribute))
    const titles = $('head title')
    const [description, ...others] = values('meta[name=description]', 'content')
    const addresses = values('link[rel=canonical]', 'href')
    return Object.entries({
      title: titles.length === 1 && titles.text().endsWith(` | ${site.name}`),
      description: others.length === 0 && (description ?? '').length >= 70,
      address: addresses.length === 1 && addresses[0] === origin + path,
      language: $('html').attr('lang') === languageAt(path).code,
    }).flatMap(([name, isRight]) => (isRight ? [] : [name]))
  })
  expect(found).toEqual({})
})

test('no two pages have one title or one description', () => {
  // The page for unknown addresses is there twice, and below the articles once more.
  const known = pages.filter(({ path }) => !/\/404\b/.test(path))
  const all = [...new Map(known.map(({ path, $ }) => [path, $])).values()]
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
  for (const { $ } of hidden) {
    const robots = $('head meta[name=robots]').toArray()
    expect(robots.map(({ attribs }) => attribs.content)).toEqual(['noindex'])
  }
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

test('each social image is 1200 x 630, below 120 kB, and has a drawing', async () => {
  for (const kind of kinds) {
    const file = join('public', 'social', `${kind}.png`)
    const { width, height, format } = await sharp(file).metadata()
    expect([kind, width, height, format]).toEqual([kind, 1200, 630, 'png'])
    expect([kind, statSync(file).size < 120_000]).toEqual([kind, true])
    // An image without drawing or text would have one color.
    const { channels } = await sharp(file).stats()
    expect([kind, channels.slice(0, 3).every(({ stdev }) => stdev > 20)]).toEqual([kind, true])
  }
})

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

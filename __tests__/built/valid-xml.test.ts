import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { addressIn } from '../../src/content-model/language'
import { feedXml } from '../../src/output/feed'
import { languages, testEach } from './content'

/** Returns the errors that libxml2 finds in a file by a schema; an empty list where it is valid. */
async function mistakes(
  kind: 'schema' | 'relaxng',
  schema: string,
  xml: string,
  imported: readonly string[] = [],
): Promise<string[]> {
  const { errors } = await validateXML({
    extension: kind,
    schema: [readFileSync(schema, 'utf8')],
    preload: imported.map((file) => ({
      fileName: basename(file),
      contents: readFileSync(file, 'utf8'),
    })),
    xml: [{ fileName: 'file.xml', contents: xml }],
  })
  return errors.map(({ message }) => message)
}

const sitemap = readFileSync('public/sitemap.xml', 'utf8')
/** The schema of sitemaps.org is as the sitemap package has it. */
const checkSitemap = (xml: string) =>
  mistakes('schema', '__tests__/built/sitemap-of-languages.xsd', xml, [
    'node_modules/sitemap/schema/sitemap.xsd',
    '__tests__/built/xhtml-link.xsd',
  ])
const checkFeed = (xml: string) => mistakes('relaxng', '__tests__/built/rss-2.0.rng', xml)

test('the sitemap is valid by the schema of sitemaps.org', async () => {
  expect(await checkSitemap(sitemap)).toEqual([])
})

const withFeed = languages.filter(({ content }) => content.blog)
testEach(withFeed, 'there are no articles')(
  'the feed of $code is valid RSS 2.0',
  async ({ folder }) => {
    const file = `public${addressIn(folder, '/rss.xml')}`
    expect(await checkFeed(readFileSync(file, 'utf8'))).toEqual([])
  },
)

describe('the check refuses', () => {
  const goodSitemap =
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
    '<url><loc>https://site.example/</loc><xhtml:link xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
    'rel="alternate" hreflang="es" href="https://site.example/es"/></url></urlset>'
  const goodFeed = feedXml(
    {
      fullName: 'A Site',
      origin: 'https://site.example',
      footer: { text: 'News of us.' } as never,
    },
    [
      {
        ...{ title: 'One', excerpt: 'The first.', path: '/blog/one', author: 'Ann Lee' },
        ...{ date: '2026-10-21', category: 'News', tags: [], feedHtml: '<p>Hello</p>' },
      },
    ],
  )

  test('no valid file', async () => {
    expect(await checkSitemap(goodSitemap)).toEqual([])
    expect(await checkFeed(goodFeed)).toEqual([])
  })

  test.each([
    ['a relative address', /<loc>[^<]*<\/loc>/, '<loc>/blog</loc>'],
    ['a day that does not exist', /<\/loc>/, '</loc><lastmod>2026-02-31</lastmod>'],
    ['an address without its element', /<loc>[^<]*<\/loc>/, ''],
    ['a relative address of a translation', /href="[^"]*"/, 'href="/es"'],
    ['a translation without its language', /hreflang="es" /, ''],
    ['an element of its own', /<\/url>/, '<note/></url>'],
    ['XML that is cut off', /<\/urlset>/, ''],
  ])('a sitemap with %s', async (_, from, to) => {
    expect(goodSitemap).toMatch(from)
    expect((await checkSitemap(goodSitemap.replace(from, to))).length).toBeGreaterThan(0)
  })

  test.each([
    ['a date that is no RFC 822 date', /<pubDate>[^<]*/, '<pubDate>2026-10-21'],
    ['an article without its address', /<item>(.*?)<link>[^<]*<\/link>/, '<item>$1'],
    ['a relative address', /<guid>[^<]*/, '<guid>/blog/x'],
    ['an article without a title', /<item><title>[^<]*<\/title>/, '<item>'],
    ['another version', /version="2\.0"/, 'version="1.0"'],
    ['an element that RSS does not have', /<\/channel>/, '<note/></channel>'],
    ['XML that is cut off', /<\/rss>/, ''],
  ])('a feed with %s', async (_, from, to) => {
    expect(goodFeed).toMatch(from)
    expect((await checkFeed(goodFeed.replace(from, to))).length).toBeGreaterThan(0)
  })
})

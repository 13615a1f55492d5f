import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { addressIn } from '../../src/content-model/language'
import { languages } from './content'

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

test('each feed is valid RSS 2.0', async () => {
  for (const { folder } of languages.filter(({ content }) => content.blog)) {
    const file = `public${addressIn(folder, '/rss.xml')}`
    expect([file, await checkFeed(readFileSync(file, 'utf8'))]).toEqual([file, []])
  }
})

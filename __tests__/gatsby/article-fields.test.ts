/** @jest-environment node */
import { articleFields } from '../../src/gatsby/resolve-article'
import { articleNodeFields } from '../../src/gatsby/article-fields'
import { nodeFields } from '../../src/gatsby/node-fields'
import { checkSite } from '../../src/content-model/check-site'
import { articlePath, changed, goodSite, today, withFile } from '../content-model/good-site'
import { sourceFiles } from '../sites/source-files'
import { translatedSite } from '../sites/translated-site'

const icon = 'icon: phone-off\n'

function fields(lines: string, showDrafts: boolean) {
  const text = changed(articlePath, icon, `${icon}${lines}`)
  const { records } = checkSite(withFile(articlePath, text), today)
  const record = records.find('article', 'scam-likely')
  return record && articleNodeFields(record, { today, showDrafts })
}

test('an article has the fields of its front matter', () => {
  expect(fields('', false)).toMatchObject({
    slug: 'scam-likely',
    featured: true,
    category: 'Scams',
  })
})

test.each([
  ['{name}', 'Maplehouse'],
  ['Nora Fielden', 'Nora Fielden'],
])('the author %s is shown as %s', async (author, shown) => {
  const [site] = checkSite(goodSite(), today).records.of('site')
  const nodeModel = { findOne: () => Promise.resolve(site) } as never
  const node = { author } as Parameters<typeof articleFields.author.resolve>[0]
  expect(await articleFields.author.resolve(node, {}, { nodeModel })).toBe(shown)
})

test('a page has its address, in a further language also that of its source', () => {
  const site = translatedSite()
  const path = 'es/pages/contact.yaml'
  const withSlug = { ...site, [path]: `slug: contacto\n${site[path]}` }
  const { records, translations } = checkSite(sourceFiles(withSlug), today)
  const addressOf = (some?: typeof records) =>
    nodeFields({ record: some!.find('page', 'contact')!, images: {} })
  expect(addressOf(records)).toMatchObject({
    language: '',
    path: '/contact',
    sourcePath: '/contact',
  })
  expect(addressOf(translations[0])).toMatchObject({
    language: 'es',
    path: '/es/contacto',
    sourcePath: '/contact',
  })
})

// Pages, lists, search, feed, sitemap and related articles are all made of these nodes.
test.each(['draft: true\n', 'publishOn: 2026-11-02\n'])(
  'with %j there is no node, except in a preview',
  (lines) => {
    expect(fields(lines, false)).toBeUndefined()
    expect(fields(lines, true)).toBeDefined()
  },
)

test('a preview marks what is not published, and nothing else', () => {
  expect(fields('draft: true\nstatus: New\n', true)).toMatchObject({ status: 'Draft' })
  expect(fields('publishOn: 2026-11-02\n', true)).toMatchObject({
    status: '2026-11-02',
  })
  expect(fields('status: New\npublishOn: 2026-10-21\n', true)).toMatchObject({ status: 'New' })
})

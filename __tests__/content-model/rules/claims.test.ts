import { checkSite } from '../../../src/content-model/check-site'
import { formatWarnings, type Diagnostic } from '../../../src/content-model/diagnostic'
import { openClaims, publishedClaims } from '../../../src/content-model/rules/claims'
import type { SiteTexts } from '../../sites/read-site'
import { sourceFiles, today } from '../../sites/source-files'
import { translatedSite } from '../../sites/translated-site'

const real = 'https://lakeside-library.org'
const reserved = 'https://lakeside.example'

const sample = { 'site.yaml': `sample: true\n${translatedSite()['site.yaml']}` }

/** Finds the claims of the small site with some files in place of its own, in all languages. */
function claims(
  texts: SiteTexts,
  find: typeof openClaims = openClaims,
): Pick<Diagnostic, 'file' | 'line' | 'field' | 'found'>[] {
  const files = sourceFiles({ ...translatedSite(), ...texts })
  const { diagnostics, records, translations } = checkSite(files, today)
  expect(diagnostics).toEqual([])
  return [records, ...translations].flatMap(find)
}

const published =
  (origin: string): typeof openClaims =>
  (records) =>
    publishedClaims(records, origin)

/** A file of the small site with the mark before the value of a field. */
function marked(path: string, field: string, language = ''): SiteTexts {
  const file = language ? `${language}/${path}` : path
  const text = translatedSite()[file] ?? ''
  const now = text.replace(`${field}:`, `${field}: !claim`)
  expect(now).not.toBe(text)
  return { [file]: now }
}

const prices = marked('prices.yaml', 'sessionFrom')

test('a marked value is a claim, with its line, its field and its words', () => {
  const found = claims(marked('faqs/visits.yaml', 'answer'))
  expect(found).toMatchObject([{ file: 'faqs/visits.yaml', field: 'questions[1].answer' }])
  expect(found[0]?.line).toBeGreaterThan(1)
  expect(found[0]?.found).toBe('"Yes, we do."')
})

test('a marked list covers the texts in it, and none of its settings or buttons', () => {
  const found = claims(marked('pages/contact.yaml', 'sections'))
  const fields = found.map(({ field }) => field.replace(/^.*\./, ''))
  expect(fields).toContain('title')
  expect(fields).not.toContain('kind')
  expect(fields).not.toContain('to')
  expect(fields).not.toContain('label')
})

test('a price and a translation can be claims', () => {
  expect(claims(prices)).toMatchObject([{ file: 'prices.yaml', found: '"60"' }])
  expect(claims(marked('pages/contact.yaml', 'description', 'es'))).toMatchObject([
    { file: 'es/pages/contact.yaml' },
  ])
})

test.each(['true', 'Invented.'])(
  '"sample: %s" of older sites makes all of a file a claim',
  (words) => {
    const path = 'faqs/visits.yaml'
    const found = claims({ [path]: `sample: ${words}\n${translatedSite()[path]}` })
    expect(found.length).toBeGreaterThan(4)
    expect(new Set(found.map(({ file }) => file))).toEqual(new Set([path]))
  },
)

test('the mark changes nothing that visitors see, and makes no translation older than its source', () => {
  const files = sourceFiles({ ...translatedSite(), ...marked('pages/contact.yaml', 'sections') })
  const [{ records, hints }, plain] = [files, sourceFiles(translatedSite())].map((some) =>
    checkSite(some, today),
  ) as [ReturnType<typeof checkSite>, ReturnType<typeof checkSite>]
  expect(records.find('page', 'contact')?.data).toEqual(plain.records.find('page', 'contact')?.data)
  expect(hints).toEqual(plain.hints)
})

test('each claim is one line, below what to do about all of them', () => {
  const found = claims(marked('pages/contact.yaml', 'sections')) as Diagnostic[]
  const printed = formatWarnings(found)
  expect(printed.match(/fix:/g)).toHaveLength(1)
  for (const { file, line } of found) expect(printed).toContain(`\n${file}:${line}:`)
})

test('the sample publishes its claims, under an address that nobody can own', () => {
  expect(claims({ ...sample, ...prices })).toEqual([])
  expect(claims({ ...sample, ...prices }, published(reserved))).toEqual([])
  expect(claims({ ...sample, ...prices }, published(real))).toHaveLength(1)
})

test('a real organization publishes no claim, under such an address either', () => {
  expect(claims(prices, published(reserved))).toHaveLength(1)
  expect(claims(prices, published(real))).toHaveLength(1)
  expect(claims({}, published(real))).toEqual([])
})

test.each([
  ['another tag', 'prices.yaml', { 'prices.yaml': 'sessionFrom: !clam 75\n' }],
  [
    'a mark in front matter, at which Gatsby would stop',
    'articles/scam-likely/index.mdx',
    marked('articles/scam-likely/index.mdx', 'author'),
  ],
])('%s is refused', (_, file, texts) => {
  const { diagnostics } = checkSite(sourceFiles({ ...translatedSite(), ...texts }), today)
  expect(diagnostics).toContainEqual(expect.objectContaining({ kind: 'yaml-tag', file }))
})

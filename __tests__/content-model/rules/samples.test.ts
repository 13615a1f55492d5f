/** @jest-environment node */
import { checkSite } from '../../../src/content-model/check-site'
import type { Diagnostic } from '../../../src/content-model/diagnostic'
import { checkPublishedSamples, checkSamples } from '../../../src/content-model/rules/samples'
import { noGuides } from '../../sites/configurations'
import type { SiteTexts } from '../../sites/read-site'
import { sourceFiles, today } from '../../sites/source-files'
import { translatedSite } from '../../sites/translated-site'

const real = 'https://lakeside-library.org'
const reserved = 'https://lakeside.example'

/** Texts without the words of the interface, which are the project's. */
const contentFiles = Object.keys(translatedSite()).filter((path) => /\.(yaml|mdx)$/.test(path))
const markable = contentFiles.filter((path) => !path.startsWith('interface/'))

/** The site in two languages, with the mark of a sample as the first field of some files. */
function marked(paths: readonly string[], more: SiteTexts = {}): SiteTexts {
  const site: SiteTexts = { ...translatedSite(), ...more }
  const mark = (path: string): string =>
    /^(es\/)?(team|testimonials)\//.test(path) ? 'sample: Invented.\n' : 'sample: true\n'
  return {
    ...site,
    ...Object.fromEntries(
      paths.map((path) => [path, (site[path] ?? '').replace(/^(---\n)?/, `$1${mark(path)}`)]),
    ),
  }
}

function published(texts: SiteTexts, origin = real): Diagnostic[] {
  const { diagnostics, records, translations } = checkSite(sourceFiles(texts), today)
  expect(diagnostics).toEqual([])
  return [records, ...translations].flatMap((one) => checkPublishedSamples(one, origin))
}

test('samples of every collection and language are listed once, at their line, with the cure', () => {
  const found = published(marked(markable))
  expect(markable.length).toBeGreaterThan(20)
  expect(found.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(
    markable.map((path) => `${path}:${path.endsWith('.mdx') ? 2 : 1}`).sort(),
  )
  for (const { fix } of found) expect(fix).toContain('remove the line "sample:"')
})

test('a site without samples is published', () => {
  expect(published(translatedSite())).toEqual([])
})

test('an invented organization is published under a reserved address only', () => {
  const texts = marked(['site.yaml', 'pages/contact.yaml', 'es/pages/contact.yaml'])
  expect(published(texts, reserved)).toEqual([])
  expect(published(texts, 'https://sample.test')).toEqual([])
  expect(published(texts)).toHaveLength(3)
})

test('a real organization publishes no sample under a reserved address either', () => {
  expect(published(marked(['pages/contact.yaml']), reserved)).toHaveLength(1)
})

test('what a message says to add to site.yaml allows the file in every language', () => {
  const files = ['es/pages/contact.yaml', 'pages/contact.yaml', 'facts.yaml']
  const [, first] = published(marked(files.slice(0, 2)))
  const [, name] = /add "(.*?)" to "allowedSamples"/.exec(first?.fix ?? '') ?? []
  const allowed = `allowedSamples: [${name}]\n${noGuides['site.yaml']}`
  const found = published(marked(files, { 'site.yaml': allowed }))
  expect(found.map(({ file }) => file)).toEqual(['facts.yaml'])
})

test('the check lists samples until the organization says that it is invented itself', () => {
  const left = (paths: readonly string[]): string[] => {
    const { records, translations } = checkSite(sourceFiles(marked(paths)), today)
    return [records, ...translations].flatMap(checkSamples).map(({ file }) => file)
  }
  const files = ['pages/contact.yaml', 'es/pages/contact.yaml']
  expect(left(files)).toEqual(files)
  expect(left(['site.yaml', ...files])).toEqual([])
})

test('the mark is true or false, and no variable of the texts', () => {
  const wrong = { ...noGuides, 'facts.yaml': `sample: maybe\n${noGuides['facts.yaml']}` }
  const { diagnostics } = checkSite(sourceFiles(wrong), today)
  expect(diagnostics).toMatchObject([{ file: 'facts.yaml', line: 1, field: 'sample' }])
  const named = {
    ...marked(['facts.yaml']),
    'pages/contact.yaml': noGuides['pages/contact.yaml']!.replace('{phone}', '{sample}'),
  }
  const { diagnostics: unknown } = checkSite(sourceFiles(named), today)
  expect(unknown).toContainEqual(
    expect.objectContaining({ kind: 'fact-unknown', file: 'pages/contact.yaml' }),
  )
})

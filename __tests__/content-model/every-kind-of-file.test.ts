import { parseDocument } from 'yaml'
import * as z from 'zod'
import { checkSite } from '../../src/content-model/check-site'
import { collectionEntries, collections } from '../../src/content-model/collections'
import { languageFolder } from '../../src/content-model/language'
import { filesByLanguage } from '../../src/content-model/language-files'
import { readFile } from '../../src/content-model/parse/read-file'
import { collectionOf, type SourceFile } from '../../src/content-model/record'
import { avoidUtilize, smallSite } from '../sites/configurations'
import { sourceFiles, today } from '../sites/source-files'
import { exchangedIn, translatedSite } from '../sites/translated-site'
import { goodAlert } from './good-alert'
import { stepGuidePath, goodStepGuide } from './good-step-guide'
import { sourceFile } from './good-site'

const searchPage = `title: Search this site
description: Search everything that this site says, in your own words, from prices to help lines.
label: Search
heading: What are you looking for?
text: Say it in your own words.
field: { label: Search, hint: Such as a lost phone., button: Search, clear: Clear }
titles:
  answer: The short answer
  outcome: What to do now
  question: Questions and answers
  page: Pages and prices
  line: Whom to call
  article: Articles
  guide: Guides to print
count: 
  one: Found {count} result
  other: Found {count} results
forSearch: for “{search}”
corrected: Showing results for “{words}”.
more: Show more
none: We found nothing for that.
failure: The search didn’t load.
suggestions: Did you mean one of these?
help:
  label: Call {phone}
  to: call
answers:
  - searches: [how much, what it costs, prices]
    text: A session costs {sessionFrom}.
    link: { label: Ask us, to: /contact }
`
const translated = translatedSite({
  ...smallSite,
  'alerts/bank.yaml': goodAlert,
  [stepGuidePath]: goodStepGuide,
  'facts.yaml': 'callback: within 24 hours\nvisit: an hour\n',
  'words-to-avoid.yaml': avoidUtilize,
  'copied.yaml': 'open:\n  page: abcdefgh\n',
  'redirects.yaml': '/our-story: /contact\n',
  'search.yaml': searchPage,
})
/** The translation takes the numbers from its source. */
const texts = exchangedIn(translated, 'es/site.yaml', /^phones:\n(?: .*\n)+/m, '')

const site = [...filesByLanguage(sourceFiles(texts)).values()]
  .flat()
  .filter(({ path, inherited }) => collectionOf(path) && !inherited)

/** A file of each collection, and its translation. */
const files = ['', 'es'].flatMap((language) =>
  collectionEntries.flatMap(([name]) => {
    const isMeant = ({ path }: SourceFile): boolean =>
      collectionOf(path)?.name === name && languageFolder(path) === language
    return site.find(isMeant) ?? []
  }),
)
const paths = files.map(({ path }) => path)

const fence = '---\n'
const isArticle = (text: string): boolean => text.startsWith(fence)

/** The fields of a file, which of an article are its front matter, exchanged by others. */
function withFields(text: string, change: (fields: string) => string): string {
  if (!isArticle(text)) return change(text)
  const [, fields = '', ...body] = text.split(/^---\n/m)
  return [fence, change(fields), fence, ...body].join('')
}

const tenOf = (value: string): string => Array(10).fill(value).join(', ')
const aliasBomb = [...'abcdefghijklmnop']
  .map((name, index, names) => {
    const before = names[index - 1]
    return `${name}: &${name} [${tenOf(before ? `*${before}` : 'x')}]\n`
  })
  .join('')

/** Removes a field that the file cannot do without; all of them from a file where any may be missing. */
function withoutRequired(path: string, fields: string): string {
  const field = /^source: /m.test(fields) ? 'source' : requiredField(path)
  if (!field) return ''
  const document = parseDocument(fields)
  if (!document.delete(field)) throw new Error(`${path} has no field ${field}`)
  return document.toString()
}

function requiredField(path: string): string | undefined {
  const { schema } = collections[collectionOf(path)?.name ?? 'site']
  if (schema instanceof z.ZodUnion) return 'kind'
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const all = Object.entries<z.ZodType>(shape)
  return all.find(([, field]) => !field.safeParse(undefined).success)?.[0]
}

type Break = (text: string, path: string) => string | Uint8Array

/** Ways to break one line, which is named then. */
const lineBreaks: [string, Break][] = [
  ['a tab', (text) => withFields(text, (fields) => fields.replace(/^ *(?=[\w/-]+: |- )/m, '\t'))],
  ['a wrong indent', (text) => withFields(text, (fields) => `${fields} wrong: x\n`)],
  [
    'an open quote',
    (text) =>
      withFields(text, (fields) => fields.replace(/^( *(?:- )?[\w/-]+: )(?=[\w[/])/m, '$1"')),
  ],
  ['a field that is not known', (text) => withFields(text, (fields) => `not-known: x\n${fields}`)],
]

const fileBreaks: [string, Break][] = [
  ['nothing in it', () => ''],
  ['a list in place of fields', (text) => withFields(text, () => '- one\n- two\n')],
  ['bytes that are not UTF-8', (text) => new Uint8Array([...Buffer.from(text), 0xff])],
  ['aliases that grow without end', (text) => withFields(text, (fields) => aliasBomb + fields)],
  ['a field missing', (text, path) => withFields(text, (fields) => withoutRequired(path, fields))],
]

const textOf = ({ path }: SourceFile): string => texts[path] ?? ''
const firstChange = (before: string, after: string): number =>
  after.split('\n').findIndex((line, index) => line !== before.split('\n')[index]) + 1

test('every collection has a file here', () => {
  expect(new Set(paths.map((path) => collectionOf(path)?.name)).size).toBe(collectionEntries.length)
  expect(paths).toContain('es/site.yaml')
})

describe.each(files.map((file) => [file.path, file] as const))('%s', (path, file) => {
  const text = textOf(file)

  test.each(lineBreaks)('with %s names the line', (_, change) => {
    const broken = change(text, path)
    const { diagnostics } = readFile({ ...file, ...sourceFile(path, broken) })
    // A line that begins too far in may be taken for more words of the line above.
    const line = firstChange(text, String(broken))
    expect(line).toBeGreaterThan(0)
    expect(diagnostics[0]).toMatchObject({ file: path })
    expect([line - 1, line]).toContain(diagnostics[0]?.line)
  })

  test.each(fileBreaks)('with %s is refused at once', (_, change) => {
    const broken = change(text, path)
    const start = performance.now()
    const { diagnostics } = readFile({ ...file, ...sourceFile(path, broken) })
    expect(performance.now() - start).toBeLessThan(1000)
    expect(diagnostics[0]).toMatchObject({ file: path })
    expect(diagnostics[0]?.line).toBeGreaterThan(0)
  })

  test('that cannot be read is the only mistake of the site', () => {
    const { diagnostics } = checkSite(
      sourceFiles({ ...texts, [path]: withFields(text, () => 'title: "Open\n') }),
      today,
    )
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.file))).toEqual(new Set([path]))
  })
})

test.each([
  ['a byte-order mark', (text: string) => `\uFEFF${text}`],
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
])('%s is no mistake in any file', (_, change) => {
  const all = Object.entries(texts).map(([path, text]) => [path, change(text)] as const)
  expect(checkSite(sourceFiles(Object.fromEntries(all)), today).diagnostics).toEqual([])
})

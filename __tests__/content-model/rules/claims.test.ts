import { checkSite } from '../../../src/content-model/check-site'
import {
  claimsIn,
  copiedClaims,
  openClaims,
  summaries,
  taggedFiles,
} from '../../../src/content-model/rules/claims'
import type { SiteTexts } from '../../sites/read-site'
import { sourceFiles, today } from '../../sites/source-files'
import { exchangedIn, translatedSite } from '../../sites/translated-site'

const page = 'pages/contact.yaml'
const article = 'articles/scam-likely/index.mdx'
const spanish = translatedSite()

const check = (texts: SiteTexts): ReturnType<typeof checkSite> => {
  const checked = checkSite(sourceFiles(texts), today)
  expect(checked.diagnostics).toEqual([])
  return checked
}

/** Digests of the site as the sample has it. */
const digests = new Set(
  check(spanish).records.all.flatMap((one) => claimsIn(one, 'en').map(({ digest }) => digest)),
)

const sample = (): ReadonlySet<string> => digests
const nothing = (): ReadonlySet<string> => new Set()

/** copied.yaml, in which everything of some files is open or confirmed. */
function noted(part: 'open' | 'confirmed', ...files: string[]): SiteTexts {
  const claims = copiedClaims(check(spanish).records, sample)
  const some = claims.filter(({ record }) => files.includes(record.file))
  const key = part === 'open' ? page : today
  return { 'copied.yaml': `${part}:\n  ${key}: ${some.map(({ digest }) => digest).join(' ')}\n` }
}

/** Finds what is open in some files of the site, in all languages. */
function open(texts: SiteTexts, current = nothing, files = [page, article]) {
  const { records, translations } = check(texts)
  return [records, ...translations]
    .flatMap((one) => openClaims(one, current))
    .filter(({ record }) => files.some((file) => record.file.endsWith(file)))
    .map(({ record, text }) => `${record.file} ${text}`)
}

const opened = { ...spanish, ...noted('open', page, article) }
const sentence = 'Call {phone} and ask.'

test('what was copied is open, also after the sample is rewritten; a changed word makes it the owner’s', () => {
  expect(open(opened)).toContain(`${page} ${sentence}`)
  for (const layout of [`'${sentence}'`, '>-\n      Call {phone}\n      and ask.']) {
    expect(open(exchangedIn(opened, page, sentence, layout))).toEqual(open(opened))
  }
  const changed = exchangedIn(opened, page, sentence, 'Call {phone} and we answer.')
  expect(open(changed).join()).not.toMatch(/and ask|and we answer/)
})

test('what was copied by hand is open, in a file of another name too; few words may be anybody’s', () => {
  expect(open(spanish, sample)).toContain(`${page} ${sentence}`)
  const other = 'pages/write.yaml'
  const text = `title: Write to us\ndescription: Write to us on any day, and somebody will answer you before the day is over.\n${/^label: [^]*/m.exec(spanish[page] ?? '')?.[0]}`
  const found = open({ ...spanish, [other]: text }, sample, [other])
  expect(found).toContain(`${other} ${sentence}`)
  expect(found).not.toContain(`${other} Contact us`)
  expect(open(spanish, sample, ['prices.yaml'])).not.toEqual([])
})

test('of a copied article, its author and its days are open, and no advice', () => {
  expect(open(opened).filter((text) => text.startsWith(article))).toEqual([
    `${article} Nora Fielden`,
    `${article} 2026-10-21`,
  ])
})

test('a translation is open while what it translates is, in any language', () => {
  const count = (found: readonly string[]): [number, number] => [
    found.filter((text) => text.startsWith(page)).length,
    found.filter((text) => text.startsWith(`es/${page}`)).length,
  ]
  const [own, translated] = count(open(opened))
  expect(translated).toBeGreaterThan(0)
  const changed = exchangedIn(opened, page, sentence, 'Call {phone} and we answer.')
  expect(count(open(changed))).toEqual([own - 1, translated - 1])
})

test('what its owner has confirmed is not open', () => {
  expect(open({ ...spanish, ...noted('confirmed', page) }, sample, [page])).toEqual([])
})

test('what is open is summed up by page', () => {
  const { records } = check({ ...spanish, ...noted('open', page, 'prices.yaml') })
  expect(summaries(openClaims(records, nothing)).map(({ file, found }) => [file, found])).toEqual(
    expect.arrayContaining([
      [page, expect.stringMatching(/^\d+ sentences/)],
      ['prices.yaml', expect.stringMatching(/^\d+ prices$/)],
    ]),
  )
})

test.each([
  ['a mark of older versions', exchangedIn(spanish, page, ' text: Call', ' text: !claim Call')],
  ['a line "sample:"', { ...spanish, [page]: `sample: Invented.\n${spanish[page]}` }],
])('%s keeps what it marks open, with a hint', (_, texts) => {
  expect(open(texts)).toContain(`${page} ${sentence}`)
  expect(taggedFiles(check(texts).records).map(({ file }) => file)).toEqual([page])
})

test('the sample may publish its claims under an address that nobody can own; a real organization may nowhere', () => {
  const count = (texts: SiteTexts, origin: string): number =>
    openClaims(check(texts).records, nothing, origin).length
  const invented = { ...opened, 'site.yaml': `sample: true\n${opened['site.yaml']}` }
  expect(open(invented)).toEqual([])
  expect(count(invented, 'https://lakeside.example')).toBe(0)
  for (const [texts, origin] of [
    [invented, 'https://lakeside-library.org'],
    [opened, 'https://lakeside.example'],
    [opened, 'https://lakeside-library.org'],
  ] as const) {
    expect(count(texts, origin)).toBeGreaterThan(0)
  }
})

import { sourceFiles, today } from '../../../__tests__/sites/source-files'
import { smallSite } from '../../../__tests__/sites/configurations'
import type { SiteTexts } from '../../../__tests__/sites/read-site'
import { translatedSite } from '../../../__tests__/sites/translated-site'
import { changesBetween } from '../src/changes'

const spanish = translatedSite(smallSite)
const page = 'pages/contact.yaml'
const article = 'articles/scam-likely/index.mdx'

/** The site with one file in another place, or with other text; an empty text removes it. */
function changed(files: Readonly<Record<string, string>>, site = spanish): SiteTexts {
  return Object.fromEntries(Object.entries({ ...site, ...files }).filter(([, text]) => text))
}

const text = (path: string): string => spanish[path] ?? ''

/** What is reported as lost: the address, and the line to write. */
function lost(after: SiteTexts, before = spanish): (readonly [string, string])[] {
  return changesBetween(sourceFiles(before), sourceFiles(after), today).lost.map(
    ({ file, found, fix }) => {
      expect(fix).toContain(`in ${file}: `)
      return [/"(.*?)"/.exec(found)?.[1] ?? '', fix] as const
    },
  )
}

const moved = (line = '', spanishLine = line.replace('/', '/es/')): SiteTexts =>
  changed({
    [page]: '',
    [`es/${page}`]: '',
    'pages/chicago/ask.yaml': line + text(page),
    'es/pages/chicago/ask.yaml':
      spanishLine + text(`es/${page}`).replace(`source: ${page}`, 'source: pages/chicago/ask.yaml'),
  })

test('a page that moves without a word is reported in each language, with the line to write', () => {
  expect(lost(moved())).toEqual([
    ['/contact', 'Write this line in pages/chicago/ask.yaml: formerly: [/contact]'],
    ['/es/contact', 'Write this line in es/pages/chicago/ask.yaml: formerly: [/es/contact]'],
  ])
  expect(lost(moved('formerly: [/contact]\n'))).toEqual([])
})

test('so is an address that changes, and one that was former already', () => {
  const was = changed({ [page]: `formerly: [/ask]\n${text(page)}` })
  const is = changed({ [page]: `address: /call-us\n${text(page)}` })
  const other = 'Write this line in pages/contact.yaml: formerly: '
  expect(lost(is, was).filter(([address]) => !address.startsWith('/es'))).toEqual([
    ['/contact', `${other}[/contact]`],
    ['/ask', `${other}[/ask]`],
  ])
})

test('a deleted page can lead to the one above it', () => {
  const without = changed({ [article]: '', [`es/${article}`]: '' })
  expect(lost(without)).toEqual([
    ['/blog/scam-likely', 'Write this line in redirects.yaml: /blog/scam-likely: /blog'],
    ['/es/blog/scam-likely', 'Write this line in redirects.yaml: /es/blog/scam-likely: /es/blog'],
  ])
  const lines = '/blog/scam-likely: /blog\n/es/blog/scam-likely: /es/blog\n'
  expect(lost({ ...without, 'redirects.yaml': lines })).toEqual([])
})

test('nobody has the address of a draft', () => {
  const draft = changed({ [article]: text(article).replace('featured: true', 'draft: true') })
  const without = changed({ [article]: '', [`es/${article}`]: '' })
  expect(lost(without, changed({ [`es/${article}`]: '' }, draft))).toEqual([])
})

import type { SourceFile } from '../../../src/content-model/record'
import { changesBetween } from '../src/changes'
import {
  articlePath,
  changed,
  goodSite,
  goodText,
  sourceFile,
  today,
  withFile,
  without,
} from '../../../__tests__/content-model/good-site'
import { smallSite } from '../../../__tests__/sites/configurations'
import { sourceFiles } from '../../../__tests__/sites/source-files'
import { translatedSite } from '../../../__tests__/sites/translated-site'

function changes(
  after: readonly SourceFile[],
  before: readonly SourceFile[] = goodSite(),
): ReturnType<typeof changesBetween> {
  return changesBetween(before, after, today)
}
const article = (name: string): string => articlePath.replace('scam-likely', name)
const lost = goodText(articlePath).replace('What Scam Likely means', 'A lost password, {name}')

test('the same content has no changes', () => {
  expect(changes(goodSite())).toEqual({ pages: [], shared: [], lost: [] })
})

test('each kind of page has the path of its collection, and its title with variables replaced', () => {
  const file = (path: string): SourceFile => sourceFile(path, `${goodText(path)}# A note\n`)
  const after = goodSite().map((one) =>
    /^(home\/national|pages|services|neighbourhoods|cities|blog)/.test(one.path)
      ? file(one.path)
      : one,
  )
  const { pages, shared } = changes([...after, sourceFile(article('lost'), lost)])
  expect(pages.map(({ kind, path, title }) => [kind, path, title])).toEqual([
    ['new', '/blog/lost', 'A lost password, Maplehouse'],
    ['changed', '/contact', 'Contact us'],
    ['changed', '/services/device-setup', 'Device setup'],
    ['changed', '/every-section', 'One section of every kind'],
    ['changed', '/blog', 'Scam alerts and tips'],
    ['changed', '/', 'Technology help by phone'],
    ['changed', '/chicago', 'Technology help in Chicago'],
    ['changed', '/chicago/san-marco', 'Technology help in San Marco'],
  ])
  expect(shared).toEqual([])
})

test('a removed page shows its former path, and has no link', () => {
  const { pages } = changes(without('cities/chicago.yaml'))
  expect(pages).toMatchObject([{ kind: 'removed', lost: '/chicago' }])
  expect(pages[0]).not.toHaveProperty('path')
})

test.each([
  ['draft: true', 'A draft: only previews show it.'],
  ["publishOn: '2026-12-24'", 'Published from 2026-12-24 on.'],
])('an article with %s is said not to be published', (field, note) => {
  const text = changed(articlePath, 'featured: true', field).replace(
    /^date: .*$/m,
    'date: 2026-12-24',
  )
  expect(changes(withFile(articlePath, text)).pages[0]?.notes).toEqual([
    note,
    'It will be taken off the site, and its address stops working.',
  ])
})

test('an image belongs to the page of its article', () => {
  const image = articlePath.replace('index.mdx', 'screen.png')
  const before = [...goodSite(), sourceFile(image, new Uint8Array([1, 2]))]
  const after = [...goodSite(), sourceFile(image, new Uint8Array([1, 2, 3]))]
  expect(changes(after, before).pages).toMatchObject([
    {
      kind: 'changed',
      path: '/blog/scam-likely',
      files: [{ file: image, kind: 'changed' }],
    },
  ])
})

describe('what pages share is listed with the pages that show it', () => {
  const shownOn = (path: string): unknown => {
    const { pages, shared } = changes(withFile(path, `${goodText(path)}# A note\n`))
    expect(pages).toEqual([])
    return shared[0]?.shownOn
  }

  test.each([
    ['site.yaml', 'all'],
    ['facts.yaml', []],
    ['faqs/device-setup.yaml', ['/services/device-setup']],
    ['layouts/remote-city.yaml', ['/chicago']],
    // In a layout, and so on each page that uses it.
    ['shared/remote-hours.yaml', ['/chicago']],
    ['words-to-avoid.yaml', []],
  ])('%s', (path, expected) => {
    if (path === 'words-to-avoid.yaml') {
      const list = sourceFile(path, 'words: []\n')
      expect(changes([...goodSite(), list]).shared[0]?.shownOn).toEqual(expected)
    } else expect(shownOn(path)).toEqual(expected)
  })
})

test('a fact is listed with the pages that show it, and with what it was', () => {
  const { shared } = changes(
    withFile('prices.yaml', changed('prices.yaml', 'sessionFrom: 60', 'sessionFrom: 65')),
  )
  expect(shared).toMatchObject([
    {
      title: 'Prices: prices',
      shownOn: ['/every-section', '/services/device-setup'],
      notes: ['Numbers to check: 65.', 'Numbers that are gone: 60.'],
    },
  ])
})

test('numbers and sources that differ are listed; days of the file and numbers of a list are not', () => {
  const text = goodText(articlePath)
    .replace(/^date: .*$/m, 'date: 2026-01-02')
    .concat(
      '\nCall 877-382-4357 before 8 AM: the [agency](https://agency.example/fees) takes $25.\n\n1. Wait.\n2. Call again.\n',
    )
  expect(changes(withFile(articlePath, text)).pages[0]?.notes).toEqual([
    'Numbers to check: 877-382-4357; 8; $25.',
    'Sources to check: https://agency.example/fees.',
  ])
})

test('a file that cannot be parsed, and one outside of any collection, are listed', () => {
  const { shared } = changes([
    ...withFile('shared/close.yaml', 'kind: [\n'),
    sourceFile('articles/<b>/index.mdx', 'Words'),
  ])
  expect(shared.map(({ title }) => title)).toEqual([
    'articles/<b>/index.mdx',
    'A shared section: close',
  ])
})

test('a translation has the address of its language, and the parts of its language', () => {
  const before = sourceFiles(translatedSite(smallSite)).map((file) =>
    file.path === 'es/services/device-setup.yaml' ? noted(file, 'address: /es/servicios') : file,
  )
  const after = before.map((file) =>
    /^es\/(pages\/contact|(services|faqs)\/device-setup)/.test(file.path)
      ? noted(file, '# A note')
      : file,
  )
  const { pages, shared } = changes(after, before)
  expect(pages.map(({ path }) => path).sort()).toEqual(['/es/contact', '/es/servicios'])
  expect(shared).toMatchObject([
    { title: 'Questions and answers: device-setup (es)', shownOn: ['/es/servicios'] },
  ])
})

/** Returns a file with one more line. */
function noted({ path, bytes }: SourceFile, line: string): SourceFile {
  return sourceFile(path, `${new TextDecoder().decode(bytes)}${line}\n`)
}

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { e164 } from '../../src/content-model/variables/contact-links'
import type { SiteContent } from '../../src/content-model/schemas/site'
import { buildSite } from '../../tools/copy-site'
import { buildCopy } from './build-copy'
import { siteFolder } from '../sites/read-site'
import { isShown, readBuiltSite } from '../built/site'

/** Changed values of site.yaml: name of the business and phone number for calls. */
const {
  name,
  fullName,
  phones: was,
} = parse(readFileSync(join(siteFolder('whole-site'), 'site.yaml'), 'utf8')) as SiteContent
const names = [
  [fullName, 'Lamplight Computer Help'],
  [name, 'Lamplight'],
] as const
const number = '(202) 555-0199'
const phones = [
  [was.calls, number],
  [e164(was.calls), e164(number)],
] as const

const renamed = (text: string): string =>
  [...names, ...phones].reduce((changed, [from, to]) => changed.replaceAll(from, to), text)

/** Removes what each build generates or hashes, and no reader sees. */
const stable = (html: string): string =>
  html
    .replace(/[-.][0-9a-f]{10}(?=\.js)/g, '')
    .replace(/window\.___(webpackCompilationHash|chunkMapping)=[^<]*/g, '')

let before: string
let folder: string

beforeAll(() => {
  before = buildCopy('named', {})
  folder = buildCopy('renamed', { 'site.yaml': renamed })
})

test('with another name and number in site.yaml, every page changes in these and in nothing else', () => {
  const old = readBuiltSite(before)
  const after = new Map(readBuiltSite(folder).map((page) => [page.file, page.html]))
  expect(after.size).toBe(old.length)
  for (const { file, html } of old) {
    const now = after.get(file) ?? ''
    expect(now).not.toBe(html)
    for (const [was] of [...names, ...phones]) expect(now).not.toContain(was)
    expect(stable(now)).toBe(stable(renamed(html)))
  }
})

test('manifest, sitemap, feed and similar files change in these only', () => {
  for (const file of [
    'manifest.webmanifest',
    'sitemap.xml',
    'rss.xml',
    'robots.txt',
    'article-index.json',
    'article-texts.json',
  ]) {
    const read = (from: string): string => readFileSync(join(from, file), 'utf8')
    expect(read(folder)).toBe(renamed(read(before)))
  }
  expect(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')).toContain('Lamplight')
})

test('the social images, which show both, change', () => {
  for (const kind of ['home', 'service', 'article']) {
    const read = (from: string): Buffer => readFileSync(join(from, 'social', `${kind}.png`))
    expect(read(folder).equals(read(before))).toBe(false)
  }
})

test('the page data for navigation without a reload changes in these only', () => {
  const data = (from: string): string =>
    readBuiltSite(from)
      .filter(isShown)
      .map(({ path }) =>
        readFileSync(
          join(from, 'page-data', path === '/' ? 'index' : path, 'page-data.json'),
          'utf8',
        ),
      )
      .join('\n')
  // The ids of nodes are made of the paths of their files.
  const withoutIds = (text: string): string => text.replace(/"id":"[0-9a-f-]{36}"/g, '')
  expect(withoutIds(data(folder))).toBe(withoutIds(renamed(data(before))))
})

describe('built again after one article was edited', () => {
  const article = 'articles/board-placement-advance-fee-scam/index.mdx'
  const sentence = 'One more sentence, written just now.'
  const rebuilt = resolve('.tmp/rebuilt')

  beforeAll(() => {
    const site = dirname(folder)
    const file = join(site, 'content', article)
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`)
    buildSite(site)
    rmSync(rebuilt, { recursive: true, force: true })
    cpSync(folder, rebuilt, { recursive: true })
    for (const kept of ['.cache', 'public']) rmSync(join(site, kept), { recursive: true })
    buildSite(site)
  })

  test('the page of the article changes', () => {
    const read = (from: string): string =>
      readFileSync(join(from, 'blog/board-placement-advance-fee-scam/index.html'), 'utf8')
    expect(read(rebuilt)).toContain(sentence)
  })

  test('every file is, byte for byte, that of a build without a cache', () => {
    const files = filesOf(folder)
    expect(filesOf(rebuilt)).toEqual(files)
    const others = files.filter(
      (file) => !readFileSync(join(rebuilt, file)).equals(readFileSync(join(folder, file))),
    )
    expect(others).toEqual([])
  })
})

const filesOf = (from: string): string[] =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length))
    .sort()

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { e164 } from '../../src/content-model/variables/contact-links'
import type { SiteContent } from '../../src/content-model/schemas/site'
import { buildSite, copySite } from '../../tools/copy-site'
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

/** Copies of what was built: as it was, and renamed with the cache of that build. */
const before = resolve('.tmp/named')
const renamedSite = resolve('.tmp/rebuilt')
/** The built site without a cache. */
let clean: string

beforeAll(() => {
  const site = resolve('.tmp/renamed')
  copySite(site, siteFolder('whole-site'))
  const keep = (built: string, as: string): void => {
    rmSync(as, { recursive: true, force: true })
    cpSync(built, as, { recursive: true })
  }
  keep(buildSite(site), before)
  const file = join(site, 'content/site.yaml')
  writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  keep(buildSite(site), renamedSite)
  for (const kept of ['.cache', 'public']) rmSync(join(site, kept), { recursive: true })
  clean = buildSite(site)
})

test('built again with its cache, every file is, byte for byte, that of a build without one', () => {
  const files = filesOf(clean)
  expect(filesOf(renamedSite)).toEqual(files)
  const others = files.filter(
    (file) => !readFileSync(join(renamedSite, file)).equals(readFileSync(join(clean, file))),
  )
  expect(others).toEqual([])
})

test('with another name and number in site.yaml, every page changes in these and in nothing else', () => {
  const old = readBuiltSite(before)
  const after = new Map(readBuiltSite(renamedSite).map((page) => [page.file, page.html]))
  expect(after.size).toBe(old.length)
  for (const { file, html } of old) {
    const now = after.get(file) ?? ''
    expect(now).not.toBe(html)
    for (const [was] of [...names, ...phones]) expect(now).not.toContain(was)
    expect(stable(now)).toBe(stable(renamed(html)))
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
  expect(withoutIds(data(renamedSite))).toBe(withoutIds(renamed(data(before))))
})

const filesOf = (from: string): string[] =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length))
    .sort()

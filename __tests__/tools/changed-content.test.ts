/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkReach } from '../../src/content-model/rules/reach'
import { checkContentDir } from '../../src/gatsby/read-content'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { ContentFolder } from '../../tools/changed-content/content-folder'
import { copies } from '../../tools/changed-content/copies'
import { fixtureSites } from '../../tools/changed-content/fixture-sites'
import { siteFolder } from '../sites/read-site'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A copy of a content folder; without a name, of the site of the browser tests. */
function ownFolder(source = siteFolder('whole-site')): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  folders.push(folder)
  cpSync(source, folder, { recursive: true })
  return folder
}

const changes = copies.flatMap((copy) => copy.changes)

test('twelve changes are made', () => {
  expect(new Set(changes.map(({ description }) => description)).size).toBe(12)
})

test.each(copies)(
  '$name: each change is made, and the content stays valid',
  async (copy) => {
    const folder = ownFolder()
    const content = new ContentFolder(folder)
    const texts = (): string =>
      content
        .files(/\.(yaml|mdx)$/)
        .map((path) => path + content.read(path))
        .join('\n')
    for (const { description, make } of copy.changes) {
      const before = texts()
      expect([description, await make(content)]).toEqual([description, true])
      expect([description, texts() === before]).toEqual([description, false])
    }
    expect(checkContentDir(folder).diagnostics.map(formatDiagnostic)).toEqual([])
  },
  60_000,
)

test.each(changes)(
  'a site that has nothing of the kind is left as it is: $description',
  async (change) => {
    const folder = mkdtempSync(join(tmpdir(), 'changed-'))
    folders.push(folder)
    const content = new ContentFolder(folder)
    for (const path of ['site.yaml', 'blog.yaml', 'facts.yaml', 'prices.yaml'])
      content.write(path, 'categories: []\n')
    await expect(Promise.resolve(change.make(content))).resolves.toEqual(expect.any(Boolean))
  },
)

test.each(fixtureSites)(
  'the site "$name" is without mistakes, and each page can be reached',
  async ({ content: source, changes }) => {
    const folder = ownFolder(source)
    for (const { make } of changes) await make(new ContentFolder(folder))
    const { diagnostics, records } = checkContentDir(folder)
    const found = [...diagnostics, ...checkReach(records, '2026-11-23')]
    expect(found.map(formatDiagnostic)).toEqual([])
  },
  60_000,
)

/** What is found in the site in three languages. */
async function languagesSite(): Promise<ReturnType<typeof checkContentDir>> {
  const { content: source, changes } = fixtureSites.find(({ name }) => name === 'languages')!
  const folder = ownFolder(source)
  for (const { make } of changes) await make(new ContentFolder(folder))
  return checkContentDir(folder)
}

test('the sites are what they are called', async () => {
  const records = new Map<string, ReturnType<typeof checkContentDir>['records']>()
  for (const { name, content: source, changes } of fixtureSites) {
    const folder = ownFolder(source)
    for (const { make } of changes) await make(new ContentFolder(folder))
    records.set(name, checkContentDir(folder).records)
  }
  const languages = await languagesSite()
  expect(languages.hints.map(({ file }) => file)).toEqual(['es/pages/visits.yaml'])
  const pagesOf = (language: string) =>
    languages.translations.find((one) => one.language === language)?.ids('page')
  expect(pagesOf('es')).toEqual(['contact', 'visits'])
  expect(pagesOf('ar')).toEqual(pagesOf('es'))
  expect(languages.records.ids('page')).toEqual(['contact', 'opening-day', 'visits'])
  expect(records.get('no-blog')?.ids('blog')).toEqual([])
  expect(records.get('no-blog')?.ids('article')).toEqual([])
  const cities = records.get('two-cities')?.ids('neighbourhood') ?? []
  expect(new Set(cities.map((id) => id.split('/')[0])).size).toBe(2)
  const least = records.get('nothing-optional')
  const site = least?.of('site')[0]?.data
  const optional = ['emails', 'holidays', 'menuLinks', 'sample', 'allowedSamples']
  expect(optional.filter((name) => name in (site ?? {}))).toEqual([])
  expect(site?.phones.texts ?? site?.footer.social).toBeUndefined()
  expect([...new Set(least?.all.map(({ collection }) => collection))].sort()).toEqual([
    ...['brand', 'facts', 'home', 'interface', 'notFound', 'page', 'site', 'socialImages'],
  ])
})

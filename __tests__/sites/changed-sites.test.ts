/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { checkReach } from '../../src/site/reach'
import { checkContentDir } from '../../src/build/read-content'
import { wholeSite } from './built-site'
import { changedSites, writeChangedSite } from './changed-sites'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  folders.push(folder)
  return folder
}

test.each(Object.keys(changedSites) as (keyof typeof changedSites)[])(
  'the site "%s" is without mistakes, and each page can be reached',
  (name) => {
    const folder = newFolder()
    writeChangedSite(name, folder)
    const checked = checkContentDir(folder)
    const found = [...checked.diagnostics, ...checkReach(wholeSite(checked, '2026-11-23'))]
    expect(found.map(formatDiagnostic)).toEqual([])
  },
)

test('a site needs no more than these kinds of files', () => {
  const { records } = checkContentDir('__tests__/sites/nothing-optional')
  expect([...new Set(records.all.map(({ collection }) => collection))].sort()).toEqual([
    ...['brand', 'home', 'interface', 'notFound', 'site', 'socialImages'],
  ])
  const site = records.of('site')[0]?.data
  const optional = ['emails', 'holidays', 'menuLinks', 'sample', 'origin', 'organization']
  expect(optional.filter((name) => name in (site ?? {}))).toEqual([])
  expect(site?.phones.texts ?? site?.footer.social).toBeUndefined()
})

/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContentDir } from '../../src/gatsby/read-content'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { ContentFolder } from '../../tools/changed-content/content-folder'
import { copies } from '../../tools/changed-content/copies'
import { siteFolder } from '../sites/read-site'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A copy of the site of the browser tests. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  folders.push(folder)
  cpSync(siteFolder('whole-site'), folder, { recursive: true })
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

/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeOtherFiles } from '../../src/output/remove-other-files'

const folder = mkdtempSync(join(tmpdir(), 'other-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('files of an earlier build go; a page at the address of the folder, and pages below it, stay', async () => {
  for (const name of ['old.pdf', 'new.pdf', 'index.html']) writeFileSync(join(folder, name), 'x')
  mkdirSync(join(folder, 'a-page'))
  await removeOtherFiles(folder, [join(folder, 'new.pdf')])
  expect(readdirSync(folder).sort()).toEqual(['a-page', 'index.html', 'new.pdf'])
})

test('a folder that is not there is left alone', async () => {
  await expect(removeOtherFiles(join(folder, 'none'), [])).resolves.toBeUndefined()
})

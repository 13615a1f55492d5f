import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeOtherFiles } from '../../src/output/files'
import { newFolder, runIn } from '../sites/new-folder'

runIn(newFolder())

test('files of an earlier build are removed, but not pages at that address, pages below it, or files of static/', async () => {
  mkdirSync('public/guides/a-page', { recursive: true })
  mkdirSync('static/guides', { recursive: true })
  for (const name of ['old.pdf', 'new.pdf', 'own.pdf', 'index.html']) {
    writeFileSync(join('public/guides', name), 'x')
  }
  writeFileSync('static/guides/own.pdf', 'x')
  await removeOtherFiles('guides', [{ file: 'guides/new.pdf' }])
  expect(readdirSync('public/guides').sort()).toEqual([
    'a-page',
    'index.html',
    'new.pdf',
    'own.pdf',
  ])
})

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContentDir, readContentFiles } from '../../src/build/read-content'
import { goodFiles } from '../content-model/good-files'
import { locationsOf } from '../content-model/good-site'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const [path, text] of Object.entries(goodFiles)) write(path, text)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('a folder is read with all folders below it, in the order of the paths', () => {
  expect(readContentFiles(folder).map(({ path }) => path)).toEqual(Object.keys(goodFiles).sort())
})

test('a good folder has no problems, and every file becomes a record', () => {
  const { diagnostics, records } = checkContentDir(folder)
  expect(diagnostics).toEqual([])
  const { all, brandFiles, portraits } = records
  expect(all.length + brandFiles.length + portraits.length).toBe(Object.keys(goodFiles).length)
})

test('what editors and systems leave behind is no content', () => {
  const editors = ['pages/.contact.yaml.swp', 'pages/a.yaml~', '.vscode/settings.json']
  const systems = ['.DS_Store', 'pages/Thumbs.db', 'desktop.ini']
  for (const path of [...editors, ...systems, 'README.md', 'words.txt']) write(path, 'left behind')
  expect(checkContentDir(folder).diagnostics).toEqual([])
})

test('any other file is a mistake', () => {
  write('pages/notes.txt', 'Call Dorothy')
  expect(locationsOf(checkContentDir(folder).diagnostics)).toEqual(['pages/notes.txt:1:1'])
})

test('the words stand in the file as they were saved', () => {
  write('facts.yaml', '\uFEFFgreeting: Café\r\n')
  const file = readContentFiles(folder).find(({ path }) => path === 'facts.yaml')
  expect(file?.bytes).toEqual(Buffer.from('\uFEFFgreeting: Café\r\n'))
})

test('a folder without words of the interface gets those of the project, whose wording nobody checks again', () => {
  const found = () => readContentFiles(folder).filter(({ path }) => path.startsWith('interface/'))
  expect(found().map(({ inherited = false }) => inherited)).toEqual([false])
  rmSync(join(folder, 'interface/en.yaml'))
  expect(found().map(({ inherited = false }) => inherited)).toEqual([true])
})

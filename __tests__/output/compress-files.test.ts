import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressAll, removeCompressed } from '../../src/output/compress-files'
import { newFolder } from '../sites/new-folder'

const page = '<p>Help at your kitchen table.</p>\n'.repeat(100)
let folder: string

beforeEach(() => {
  folder = newFolder()
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'tiny.json'), '{}')
  writeFileSync(join(folder, 'picture.png'), Buffer.alloc(5000))
})

const listed = (): string[] => readdirSync(folder).sort()

test('text files get a smaller file of each compression; small files and images none', async () => {
  expect(await compressAll(folder)).toBe(1)
  expect(listed()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'picture.png',
    'tiny.json',
  ])
  const read = (ending: string): Buffer => readFileSync(join(folder, `index.html${ending}`))
  expect(brotliDecompressSync(read('.br')).toString()).toBe(page)
  expect(gunzipSync(read('.gz')).toString()).toBe(page)
  expect(read('.br').length).toBeLessThan(page.length / 10)
})

test('row 25: a second run compresses only what has changed', async () => {
  await compressAll(folder)
  const before = statSync(join(folder, 'index.html.br')).mtimeMs
  expect(await compressAll(folder)).toBe(0)
  expect(statSync(join(folder, 'index.html.br')).mtimeMs).toBe(before)

  // As many letters as before, as yesterday's price and today's have.
  writeFileSync(join(folder, 'index.html'), page.replace('kitchen', 'veranda'))
  expect(await compressAll(folder)).toBe(1)
  const packed = readFileSync(join(folder, 'index.html.br'))
  expect(brotliDecompressSync(packed).toString()).toContain('veranda')
})

test('a compressed file is removed with its source, or when that has become small', async () => {
  writeFileSync(join(folder, 'old.html'), page)
  await compressAll(folder)
  rmSync(join(folder, 'old.html'))
  writeFileSync(join(folder, 'index.html'), '<p>Short.</p>')
  await compressAll(folder)
  expect(listed()).toEqual(['index.html', 'picture.png', 'tiny.json'])
})

test('a build without compression removes only the compressed files of an earlier one', async () => {
  writeFileSync(join(folder, 'letters.gz'), 'a download')
  await compressAll(folder)
  await removeCompressed(folder)
  expect(listed()).toEqual(['index.html', 'letters.gz', 'picture.png', 'tiny.json'])
})

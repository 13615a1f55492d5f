import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  checkContentDir,
  readContentFiles,
  measureImage,
  checkContentAndImages,
  readBrand,
} from '../../src/build/read-content'
import { locationsOf, articlePath, articleWith, today } from '../content-model/good-site'
import sharp from 'sharp'
import { photo, photoOfPhone } from '../output/made-up-images'
import { smallSite } from '../sites/configurations'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'

let folder: string
beforeEach(() => {
  folder = writeSite(smallSite, newFolder())
})

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

test('a folder is read with all folders below it, in the order of the paths', () => {
  expect(readContentFiles(folder).map(({ path }) => path)).toEqual(Object.keys(smallSite).sort())
})

test('a good folder has no problems, and every file becomes a record', () => {
  const { diagnostics, records } = checkContentDir(folder)
  expect(diagnostics).toEqual([])
  const { all, brandFiles, portraits } = records
  expect(all.length + brandFiles.length + portraits.length).toBe(Object.keys(smallSite).length)
})

test('what editors and systems leave behind is no content', () => {
  const editors = ['pages/.contact.yaml.swp', 'pages/a.yaml~', '.vscode/settings.json']
  const systems = ['.DS_Store', 'pages/Thumbs.db', 'desktop.ini']
  for (const path of [...editors, ...systems, 'README.md', 'words.txt']) write(path, 'left behind')
  expect(checkContentDir(folder).diagnostics).toEqual([])
})

test('a folder without words of the interface gets those of the project, whose wording nobody checks again', () => {
  const found = () => readContentFiles(folder).filter(({ path }) => path.startsWith('interface/'))
  expect(found().map(({ inherited = false }) => inherited)).toEqual([false])
  rmSync(join(folder, 'interface/en.yaml'))
  expect(found().map(({ inherited = false }) => inherited)).toEqual([true])
})

const digest = expect.stringMatching(/^[0-9a-f]{64}$/) as string
const nothing = { width: 0, height: 0, whole: false, digest }

test('a picture is told by its content', async () => {
  const whole = { width: 70, height: 40, whole: true, digest }
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const bytes = await photo(70, 40).toFormat(format).toBuffer()
    expect(await measureImage(bytes)).toEqual({ format, ...whole })
  }
})

test('the size is that of the picture as it is shown, not as the camera held it', async () => {
  expect(await measureImage(await photoOfPhone(90, 60))).toMatchObject({ width: 60, height: 90 })
})

test.each(['', 'hello', '\u0089PNG\r\n\u001a\n', '<html></html>'])(
  '%j is no picture',
  async (text) => {
    expect(await measureImage(Buffer.from(text, 'latin1'))).toEqual(nothing)
  },
)

test.each(['png', 'jpeg'] as const)('a %s that is cut short is not whole', async (format) => {
  const bytes = await photo(300, 300).toFormat(format).toBuffer()
  const cut = bytes.subarray(0, Math.round(bytes.length * 0.6))
  expect(await measureImage(cut)).toMatchObject({ format, width: 300, whole: false })
})

test('a small file that claims a huge picture is not drawn', async () => {
  const bomb = await sharp({
    create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await measureImage(bomb)).toEqual({
    format: 'png',
    width: 8000,
    height: 8000,
    whole: false,
    digest,
  })
})

test('the check of a content folder looks into its pictures', async () => {
  const body = ['good.png', 'torn.png', 'false.png', 'small.jpg', 'text.jpg']
    .map((name) => `![A phone that rings](./${name})\n`)
    .join('\n')
  write(articlePath, articleWith(body))
  const good = await photo(700, 300).png().toBuffer()
  const beside = articlePath.replace('index.mdx', '')
  write(`${beside}good.png`, good)
  write(`${beside}torn.png`, good.subarray(0, 9000))
  write(`${beside}false.png`, await photo(700, 300).jpeg().toBuffer())
  write(`${beside}small.jpg`, await photo(70, 30).jpeg().toBuffer())
  write(`${beside}text.jpg`, 'hello')

  const { diagnostics, records } = await checkContentAndImages(folder, today)
  expect(records.images).toHaveLength(5)
  expect(locationsOf(diagnostics)).toEqual(
    ['false.png', 'small.jpg', 'text.jpg', 'torn.png'].map((name) => `${beside}${name}:1:1`),
  )
})

const yaml = smallSite['brand.yaml']!
const logo = smallSite['brand/logo.svg']!

test('colors, logo and typeface are read from the content folder', () => {
  const folder = writeSite({ 'brand.yaml': yaml, 'brand/logo.svg': logo }, newFolder())
  const { base, schemes, typeface } = readBrand(folder)
  expect(base).toEqual({ main: '#12355B', accent: '#F2B84B' })
  expect(schemes.light.link).toBe('#12355B')
  expect(typeface).toBeUndefined()
})

test('a typeface is served from the folder brand', () => {
  const lines = 'typeface:\n  file: brand/own.woff2\n  family: Own\n  license: OFL 1.1\n'
  const folder = writeSite({ 'brand.yaml': yaml + lines, 'brand/logo.svg': logo }, newFolder())
  writeFileSync(join(folder, 'brand', 'own.woff2'), 'wOF2')
  expect(readBrand(folder).typeface).toMatchObject({ family: 'Own', file: '/brand/own.woff2' })
})

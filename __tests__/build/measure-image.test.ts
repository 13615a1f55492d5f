/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { measureImage, checkContentAndImages } from '../../src/build/read-content'
import { goodFiles } from '../content-model/good-files'
import { articlePath, articleWith, locationsOf, today } from '../content-model/good-site'
import { photo, photoOfPhone } from '../output/made-up-images'

const digest = expect.stringMatching(/^[0-9a-f]{64}$/) as string
const nothing = { width: 0, height: 0, whole: false, digest }

test('a picture is told by its content', async () => {
  const whole = { width: 70, height: 40, whole: true, digest }
  expect(await measureImage(await photo(70, 40).png().toBuffer())).toEqual({
    format: 'png',
    ...whole,
  })
  expect(await measureImage(await photo(70, 40).jpeg().toBuffer())).toEqual({
    format: 'jpeg',
    ...whole,
  })
  expect(await measureImage(await photo(70, 40).webp().toBuffer())).toEqual({
    format: 'webp',
    ...whole,
  })
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

test('a PNG with a wrong byte is not whole', async () => {
  const bytes = await photo(300, 300).png().toBuffer()
  bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 100)
  expect((await measureImage(bytes)).whole).toBe(false)
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
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const [path, text] of Object.entries(goodFiles)) write(path, text)
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
  rmSync(folder, { recursive: true })
  expect(records.images).toHaveLength(5)
  expect(locationsOf(diagnostics)).toEqual(
    ['false.png', 'small.jpg', 'text.jpg', 'torn.png'].map((name) => `${beside}${name}:1:1`),
  )
})

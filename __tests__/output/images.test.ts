import { readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { measureImage } from '../../src/build/read-content'
import { writeArticleImages, drawPhotos } from '../../src/output/images'
import {
  type SourceFormat,
  sourcesOf,
  type ArticleImageFile,
} from '../../src/site/article/image-set'
import { newFolder, runIn } from '../sites/new-folder'
import { gradient, photoOfPhone } from './made-up-images'

let source: string
let target: string
beforeEach(() => {
  source = newFolder()
  target = join(newFolder(), 'pictures')
})

/** Puts an image into the folder of an article, and tells what a build knows of it. */
async function image(name: string, bytes: Buffer): Promise<ArticleImageFile> {
  writeFileSync(join(source, name), bytes)
  const { format, width, height, digest } = await measureImage(bytes)
  return { file: name, format: format as SourceFormat, width, height, digest }
}

/** Writes images, and returns how many files were made. */
const write = (...images: ArticleImageFile[]): Promise<number> =>
  writeArticleImages(images, source, target)

const filesOf = (srcSet: string): string[] =>
  srcSet.split(', ').map((entry) => entry.replace(/^\/pictures\/| \d+w$/g, ''))

test('a wide photo is made in two formats and four widths, and once in its own, and each address has its file', async () => {
  const one = await image('a.jpg', await gradient(1500, 900).jpeg().toBuffer())
  expect(await write(one)).toBe(9)
  const { sources, src, width, height } = sourcesOf(one)
  expect({ width, height }).toEqual({ width: 1360, height: 816 })
  const sets = [...sources.map((set) => set.srcSet), `${src} 1020w`]
  expect(sets.flatMap(filesOf).sort()).toEqual(readdirSync(target).sort())
  for (const [index, format] of ['avif', 'webp', 'jpeg'].entries()) {
    for (const entry of sets[index]!.split(', ')) {
      const [, file = '', says] = /^\/pictures\/(\S+) (\d+)w$/.exec(entry) ?? []
      const facts = await sharp(join(target, file)).metadata()
      expect(facts.width).toBe(Number(says))
      expect(facts.format).toBe(format === 'avif' ? 'heif' : format)
    }
  }
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
}, 60_000)

test('a photo stands upright, and tells nobody where it was taken', async () => {
  const bytes = await photoOfPhone(900, 700)
  expect(bytes.includes('Dorothy')).toBe(true)
  const one = await image('a.jpg', bytes)
  await write(one)
  expect(readdirSync(target).length).toBeGreaterThan(0)
  for (const file of readdirSync(target)) {
    const facts = await sharp(join(target, file)).metadata()
    expect(facts.height).toBeGreaterThan(facts.width)
    expect(facts).not.toHaveProperty('exif')
    expect(facts).not.toHaveProperty('xmp')
    expect(facts.orientation ?? 1).toBe(1)
    expect(readFileSync(join(target, file)).includes('Dorothy')).toBe(false)
  }
}, 60_000)

test('a transparent drawing gets a white ground, so that it can be read in dark colors', async () => {
  const clear = { width: 700, height: 400, channels: 4, background: '#0000' } as const
  const one = await image('a.png', await sharp({ create: clear }).png().toBuffer())
  await write(one)
  for (const file of readdirSync(target)) {
    const { data } = await sharp(join(target, file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.min(...data.subarray(0, 300))).toBeGreaterThan(250)
  }
}, 60_000)

test('what is there already is not made again, and what nobody shows is removed', async () => {
  const one = await image('a.png', await gradient(700, 400).png().toBuffer())
  const two = await image('b.jpg', await gradient(700, 500).jpeg().toBuffer())
  expect(await write(one, two, one)).toBe(14)
  const first = readdirSync(target)
  const times = first.map((file) => statSync(join(target, file)).mtimeMs)
  expect(await write(two, one)).toBe(0)
  expect(first.map((file) => statSync(join(target, file)).mtimeMs)).toEqual(times)

  writeFileSync(join(target, 'half.avif.part'), 'left by a build that was broken off')
  expect(await write(two)).toBe(0)
  expect(readdirSync(target)).toHaveLength(7)
  expect(await write()).toBe(0)
  expect(readdirSync(target)).toEqual([])
}, 60_000)

test('an image that is missing, or damaged, stops the build', async () => {
  const one = await image('a.png', await gradient(700, 400).png().toBuffer())
  await expect(write({ ...one, file: 'none.png' })).rejects.toThrow('none.png')
  writeFileSync(join(source, 'text.png'), 'hello')
  await expect(write({ ...one, file: 'text.png' })).rejects.toThrow()
  expect(readdirSync(target)).toEqual([])
})

describe('portraits', () => {
  const folder = newFolder()
  // The cache of a build lies in the folder that it runs in.
  runIn(folder)

  test('drawings stay as they are; photos become small and square, and say nothing of the camera', async () => {
    mkdirSync(join(folder, 'team'))
    const svg = '<svg viewBox="0 0 32 32"/>'
    writeFileSync(join(folder, 'team', 'ann.svg'), svg)
    writeFileSync(join(folder, 'team', 'ann.yaml'), 'name: Ann\n')
    const photo = { width: 900, height: 1200, channels: 3, background: '#135' } as const
    const camera = { IFD0: { Make: 'Camera', Orientation: '6' } }
    const bytes = await sharp({ create: photo }).png().withExif(camera).toBuffer()
    writeFileSync(join(folder, 'team', 'bob.png'), bytes)
    mkdirSync(join(folder, 'photos'))
    writeFileSync(
      join(folder, 'photos', 'our-room.jpg'),
      await sharp(bytes).keepExif().jpeg().toBuffer(),
    )

    const portraits = new Map(
      (await drawPhotos(folder)).map(({ file, content }) => [file, content as Buffer]),
    )
    expect([...portraits.keys()].sort()).toEqual([
      '/photos/our-room.jpg',
      '/portraits/ann.svg',
      '/portraits/bob.jpg',
    ])
    expect(new TextDecoder().decode(portraits.get('/portraits/ann.svg'))).toBe(svg)
    const portrait = await sharp(portraits.get('/portraits/bob.jpg')).metadata()
    expect(portrait).toMatchObject({ format: 'jpeg', width: 640, height: 640 })
    expect(portrait).not.toHaveProperty('exif')
    const room = await sharp(portraits.get('/photos/our-room.jpg')).metadata()
    expect(room).toMatchObject({ format: 'jpeg', width: 1120, height: 1008 })
    expect(room).not.toHaveProperty('exif')
  })
})

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPortraits } from '../../src/output/images'

const folder = mkdtempSync(join(tmpdir(), 'portraits-'))
const start = process.cwd()
// The cache of a build lies in the folder that it runs in.
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

test('without people there are no portraits', async () => {
  expect(await drawPortraits(folder)).toEqual([])
})

test('drawings stay as they are; photos become small and square, and say nothing of the camera', async () => {
  mkdirSync(join(folder, 'team'))
  const svg = '<svg viewBox="0 0 32 32"/>'
  writeFileSync(join(folder, 'team', 'ann.svg'), svg)
  writeFileSync(join(folder, 'team', 'ann.yaml'), 'name: Ann\n')
  const photo = { width: 900, height: 1200, channels: 3, background: '#135' } as const
  const camera = { IFD0: { Make: 'Camera', Orientation: '6' } }
  const bytes = await sharp({ create: photo }).png().withExif(camera).toBuffer()
  writeFileSync(join(folder, 'team', 'bob.png'), bytes)

  const portraits = new Map(
    (await drawPortraits(folder)).map(({ file, content }) => [file, content as Buffer]),
  )
  expect([...portraits.keys()].sort()).toEqual(['/portraits/ann.svg', '/portraits/bob.jpg'])
  expect(new TextDecoder().decode(portraits.get('/portraits/ann.svg'))).toBe(svg)
  const facts = await sharp(portraits.get('/portraits/bob.jpg')).metadata()
  expect(facts).toMatchObject({ format: 'jpeg', width: 640, height: 640 })
  expect(facts).not.toHaveProperty('exif')
})

import { join } from 'node:path'
import sharp from 'sharp'
import { builtPathPrefix } from '../../tools/built-site'
import { isShown, imageFiles, readBuiltSite } from './site'

const pages = readBuiltSite()
  .filter(isShown)
  .filter(({ $ }) => $('main picture').length > 0)

/** Paths of all files that the images of the site are loaded from. */
const addresses = pages.flatMap(({ $ }) =>
  $('main picture [srcset], main picture [src]')
    .toArray()
    .flatMap((one) => [
      ...($(one).attr('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
      $(one).attr('src') ?? '',
    ])
    .filter(Boolean),
)

test('each address of an image has its file, and there are no other files', () => {
  const files = imageFiles('public').map((file) => `${builtPathPrefix()}/pictures/${file}`)
  expect(files.sort()).toEqual([...new Set(addresses)].sort())
})

test('each file is an image without metadata about who made it and where', async () => {
  for (const file of imageFiles('public')) {
    const facts = await sharp(join('public', 'pictures', file)).metadata()
    expect(facts.width).toBeGreaterThan(0)
    expect(facts).not.toHaveProperty('exif')
    expect(facts).not.toHaveProperty('xmp')
  }
})

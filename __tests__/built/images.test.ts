import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { builtPathPrefix } from '../../tools/built-site'
import { addressIn } from '../../src/content-model/language'
import { content, languages, testEach } from './content'
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

testEach(pages, 'no article has a picture')(
  'the pictures of $path can be heard, and keep their place free',
  ({ $ }) => {
    for (const element of $('main picture > img').toArray()) {
      const { alt, width, height, loading } = element.attribs
      expect(alt).toMatch(/\w{3}/)
      expect(Number(width)).toBeGreaterThan(0)
      expect(Number(height)).toBeGreaterThan(0)
      expect(loading).toMatch(/^(lazy|eager)$/)
    }
  },
)

const withFeed = languages.filter(({ content }) => content.blog)
testEach(withFeed, 'there are no articles')(
  'the feed of $code has images with absolute addresses, whose files exist',
  ({ folder }) => {
    const feed = readFileSync(`public${addressIn(folder, '/rss.xml')}`, 'utf8')
    const sources = Array.from(
      feed.matchAll(/&lt;img src=&quot;(.*?)&quot;/g),
      ([, src]) => src ?? '',
    )
    for (const source of sources) {
      expect(source.startsWith(`${content.scope.config.origin}/pictures/`)).toBe(true)
      expect(addresses).toContain(new URL(source).pathname)
    }
  },
)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isShown, readBuiltSite } from './site'

const folder = join('public', 'pictures')
const pages = readBuiltSite()
  .filter(isShown)
  .filter(({ $ }) => $('main picture').length > 0)

/** The paths of all files that the pictures of the site come from. */
const addresses = pages.flatMap(({ $ }) =>
  $('main picture [srcset], main picture [src]')
    .toArray()
    .flatMap((one) => [
      ...($(one).attr('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
      $(one).attr('src') ?? '',
    ])
    .filter(Boolean),
)

test('there are pictures to check', () => {
  expect(pages.length).toBeGreaterThan(0)
})

test('each address of a picture has its file, and no other file is there', () => {
  const files = readdirSync(folder).map((file) => `/pictures/${file}`)
  expect(files.sort()).toEqual([...new Set(addresses)].sort())
})

test('each file is a picture that says nothing of who made it and where', async () => {
  for (const file of readdirSync(folder)) {
    const facts = await sharp(join(folder, file)).metadata()
    expect(facts.width).toBeGreaterThan(0)
    expect(facts).not.toHaveProperty('exif')
    expect(facts).not.toHaveProperty('xmp')
  }
})

test.each(pages)('the pictures of $path can be heard, and keep their place free', ({ $ }) => {
  for (const element of $('main picture > img').toArray()) {
    const { alt, width, height, loading } = element.attribs
    expect(alt).toMatch(/\w{3}/)
    expect(Number(width)).toBeGreaterThan(0)
    expect(Number(height)).toBeGreaterThan(0)
    expect(loading).toMatch(/^(lazy|eager)$/)
  }
})

test('the feed has pictures with absolute addresses, whose files are there', () => {
  const feed = readFileSync('public/rss.xml', 'utf8')
  const sources = Array.from(
    feed.matchAll(/&lt;img src=&quot;(.*?)&quot;/g),
    ([, src]) => src ?? '',
  )
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) {
    expect(source).toMatch(/^https:\/\/porchlight\.example\/pictures\//)
    expect(addresses).toContain(new URL(source).pathname)
  }
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildCopy } from './build-copy'
import { isShown, readBuiltSite } from './site'

const name = 'board-placement-advance-fee-scam'
const path = `/blog/${name}`
let folder: string

beforeAll(async () => {
  const picture = sharp({ create: { width: 700, height: 300, channels: 3, background: '#048' } })
  folder = buildCopy(
    'drafts',
    {
      [`articles/${name}/index.mdx`]: (text) =>
        `${text.replace('\nicon:', '\ndraft: true\nicon:')}\n![Blue water](./water.png)\n`,
    },
    { [`articles/${name}/water.png`]: await picture.png().toBuffer() },
  )
}, 600_000)

test('a draft has no page, and no data of one', () => {
  expect(existsSync(join('public', path, 'index.html'))).toBe(true)
  expect(existsSync(join(folder, path))).toBe(false)
  expect(existsSync(join(folder, 'page-data', path))).toBe(false)
})

test.each(['rss.xml', 'sitemap.xml', 'article-index.json'])('%s does not know it', (file) => {
  expect(readFileSync(join('public', file), 'utf8')).toContain(name)
  expect(readFileSync(join(folder, file), 'utf8')).not.toContain(name)
})

test('the pictures of a draft are not published; those of other articles are', () => {
  const published = readdirSync(join('public', 'pictures'))
  expect(published.length).toBeGreaterThan(0)
  expect(readdirSync(join(folder, 'pictures')).sort()).toEqual(published.sort())
})

test('no page leads to it: neither the lists nor a related article', () => {
  const leads = (from?: string): string[] =>
    readBuiltSite(from)
      .filter(isShown)
      .filter(({ $ }) => $(`a[href="${path}"]`).length > 0)
      .map((page) => page.path)
  expect(leads()).toEqual(['/blog', '/blog/scam-likely-phone-call-protection', '/sitemap'])
  expect(leads(folder)).toEqual([])
})

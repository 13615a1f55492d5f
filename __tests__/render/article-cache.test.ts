/** @jest-environment node */
import type { ArticleMeans } from '../../src/render/article-means'
import { articleCacheKey } from '../../src/render/article-cache'

const means: ArticleMeans = {
  facts: { phone: '(555) 010-0123' },
  promises: undefined,
  terms: [{ term: 'router', explanation: 'the box that brings the internet' }],
}

test('the same parts are the same name', () => {
  expect(articleCacheKey('Call {phone}.', { ...means })).toBe(
    articleCacheKey('Call {phone}.', means),
  )
})

test.each<[string, string, Partial<ArticleMeans>]>([
  ['body', 'Call {phone} now.', {}],
  ['fact', 'Call {phone}.', { facts: { phone: '(555) 010-0124' } }],
  ['promise', 'Call {phone}.', { promises: { kind: 'promises' } as ArticleMeans['promises'] }],
  ['explained word', 'Call {phone}.', { terms: [] }],
])('another %s is another name', (_what, body, other) => {
  expect(articleCacheKey(body, { ...means, ...other })).not.toBe(
    articleCacheKey('Call {phone}.', means),
  )
})

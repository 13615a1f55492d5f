/** @jest-environment node */
import type { ArticleMeans } from '../../src/render/article-means'
import { articleName } from '../../src/render/kept-articles'

const means: ArticleMeans = {
  facts: { phone: '(555) 010-0123' },
  promises: undefined,
  terms: [{ term: 'router', explanation: 'the box that brings the internet' }],
}

test('the same parts are the same name', () => {
  expect(articleName('Call {phone}.', { ...means })).toBe(articleName('Call {phone}.', means))
})

test.each<[string, string, Partial<ArticleMeans>]>([
  ['body', 'Call {phone} now.', {}],
  ['fact', 'Call {phone}.', { facts: { phone: '(555) 010-0124' } }],
  ['promise', 'Call {phone}.', { promises: { kind: 'promises' } as ArticleMeans['promises'] }],
  ['explained word', 'Call {phone}.', { terms: [] }],
])('another %s is another name', (_what, body, other) => {
  expect(articleName(body, { ...means, ...other })).not.toBe(articleName('Call {phone}.', means))
})

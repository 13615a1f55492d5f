/** @jest-environment node */
import type { ArticleContext } from '../../src/site/article/article-context'
import { bodyCacheKey } from '../../src/render/article-cache'
import { articleBody } from '../sites/small-site'

const context: ArticleContext = {
  language: 'en',
  facts: { phone: '(555) 010-0123' },
  promises: undefined,
  helpLines: {},
  terms: [{ term: 'router', explanation: 'the box that brings the internet' }],
  pathPrefix: '',
  texts: articleBody,
}

test('the same parts are the same name', () => {
  expect(bodyCacheKey('Call {phone}.', { ...context })).toBe(bodyCacheKey('Call {phone}.', context))
})

test.each<[string, string, Partial<ArticleContext>]>([
  ['body', 'Call {phone} now.', {}],
  ['fact', 'Call {phone}.', { facts: { phone: '(555) 010-0124' } }],
  [
    'promise',
    'Call {phone}.',
    { promises: { kind: 'promises' } as ArticleContext['promises'] },
  ],
  ['explained word', 'Call {phone}.', { terms: [] }],
  ['word of the interface', 'Call {phone}.', { texts: { ...articleBody, newTab: '(a new tab)' } }],
])('another %s is another name', (_what, body, other) => {
  expect(bodyCacheKey(body, { ...context, ...other })).not.toBe(
    bodyCacheKey('Call {phone}.', context),
  )
})

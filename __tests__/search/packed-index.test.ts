/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { packArticles, unpackArticles } from '../../src/search/packed-index'
import { makeArticles } from './make-article'
import { generateArticles } from './generate-articles'
import { searchArticles } from './search-articles'
import { synonyms } from './synonyms'

test.each([
  ['none', []],
  ['a few', makeArticles(3)],
  ['realistic ones', searchArticles],
  [
    'featured ones and such with a status',
    makeArticles(3, () => ({ featured: true, status: 'New' })),
  ],
])('articles (%s) are the same after packing and unpacking', (_, articles) => {
  const index = JSON.parse(JSON.stringify(packArticles(articles, synonyms))) as unknown
  expect(unpackArticles(index as ReturnType<typeof packArticles>)).toEqual(articles)
})

test('an index that is cut short is refused', () => {
  const { articles, synonyms } = packArticles(makeArticles(3))
  expect(() => unpackArticles({ articles: { ...articles, excerpt: [] }, synonyms })).toThrow(
    'no entry 0',
  )
})

test('of 1,000 articles, each takes at most 120 bytes, compressed as servers send it', () => {
  const index = packArticles(generateArticles(1000), synonyms)
  const bytes = gzipSync(JSON.stringify(index), { level: 9 }).length
  expect(bytes / 1000).toBeLessThanOrEqual(120)
})

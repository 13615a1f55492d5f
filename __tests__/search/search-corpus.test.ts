/** @jest-environment node */
import { answerSearch } from '../../src/search/answer-search'
import { buildSearchIndex } from '../../src/search/search-index'
import { searchArticles } from './search-articles'
import { searchCorpus } from './search-corpus'
import { synonyms } from './synonyms'

const searchIndex = buildSearchIndex(searchArticles, synonyms)
const answer = (search: string) =>
  answerSearch(searchIndex, { query: { search, category: '', page: 1 } })

test('there are at least 60 misspelt or badly worded searches', () => {
  expect(new Set(searchCorpus.map(([search]) => search)).size).toBeGreaterThanOrEqual(60)
})

test.each(searchCorpus)('“%s” leads to %s first', (search, slug) => {
  const { found, list, suggested } = answer(search)
  const [first] = found > 0 ? list.articles : suggested
  expect(first?.path).toBe(`/blog/${slug}`)
})

test('nearly all of them find nothing as they are written, so the corpus tests correction', () => {
  const exact = searchCorpus.filter(([search]) => answer(search).found > 0)
  expect(exact.length).toBeLessThanOrEqual(5)
})

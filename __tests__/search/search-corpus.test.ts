/** @jest-environment node */
import { findArticles } from '../../src/search/find-articles'
import { createSuggester } from '../../src/search/search-engine'
import { searchArticles, synonyms } from './search-articles'
import { searchCorpus } from './search-corpus'

const suggest = createSuggester({ articles: searchArticles, synonyms })
const queryOf = (search: string) => ({ search, category: '', page: 1 })
const exact = (search: string) => findArticles(searchArticles, queryOf(search))

test('there are at least 60 misspelled or badly worded searches, in 100 articles', () => {
  expect(new Set(searchCorpus.map(([search]) => search)).size).toBeGreaterThanOrEqual(60)
  expect(searchArticles).toHaveLength(100)
})

test.each(searchCorpus)('“%s” leads to %s first', (search, slug) => {
  const [first] = [...exact(search), ...suggest(queryOf(search)).articles]
  expect(first?.path).toBe(`/blog/${slug}`)
})

test('nearly all of them find nothing as they are written, so the table tests forgiveness', () => {
  const found = searchCorpus.filter(([search]) => exact(search).length > 0)
  expect(found.length).toBeLessThanOrEqual(6)
})

test.each(['pizza', 'xqzvkw', 'knitting patterns', 'how do i', '!?', ''])(
  '“%s” suggests nothing',
  (search) => expect(suggest(queryOf(search)).articles).toEqual([]),
)

test('what has all words comes alone, and those of the chosen topic before others', () => {
  const titles = (search: string, category = '') =>
    suggest({ search, category, page: 1 }).articles.map(({ path }) => path)
  expect(titles('frozzen tablit')).toEqual(['/blog/frozen-tablet'])
  expect(titles('pasword', 'Troubleshooting')).toEqual(['/blog/password-reset'])
  expect(titles('pasword', 'Email')[0]).toBe('/blog/passwords')
})

test('the words to highlight are those of the articles', () => {
  expect(suggest(queryOf('vidio cals')).words).toEqual(expect.arrayContaining(['video', 'call']))
})

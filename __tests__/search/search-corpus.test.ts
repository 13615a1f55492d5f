import { findArticles } from '../../src/search/find-articles'
import { createSuggester } from '../../src/search/search-engine'
import { createSiteSearch } from '../../src/search/site-engine'
import { searchArticles, synonyms } from './search-articles'
import { misspelledWords, searchCorpus, similarTexts } from './search-corpus'

const suggest = createSuggester({ articles: searchArticles, synonyms })
const queryOf = (search: string) => ({ search, category: '', page: 1 })
const exact = (search: string) => findArticles(searchArticles, queryOf(search))

test.each(searchCorpus)('“%s” leads to %s first', (search, slug) => {
  const [first] = [...exact(search), ...suggest(queryOf(search)).articles]
  expect(first?.path).toBe(`/blog/${slug}`)
})

test.each(['pizza', 'xqzvkw', 'knitting patterns', 'how do i', '!?', ''])(
  '“%s” suggests nothing',
  (search) => expect(suggest(queryOf(search)).articles).toEqual([]),
)

const searchSite = createSiteSearch({
  articles: [],
  synonyms: { groups: [], ignored: [] },
  parts: similarTexts.map((title) => ({ kind: 'question', title, path: '/faq' })),
})
test.each(misspelledWords)('“%s” is read as “%s”', (typed, meant) => {
  expect(searchSite(typed).correctedTo).toBe(meant)
})

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

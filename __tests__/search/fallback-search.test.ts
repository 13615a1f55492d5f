import { fallbackAnswer } from '../../src/search/fallback-search'
import { emptyQuery } from '../../src/search/list-query'
import { makeArticles } from './make-article'

const articles = makeArticles(7, (number) =>
  number === 3 ? { title: 'A café in Brackenville' } : {},
)
const ask = (search: string, category = '', page = 1) =>
  fallbackAnswer(articles, { ...emptyQuery, search, category, page })

test('it searches title, excerpt, category and tags, ignoring case and accents', () => {
  expect(ask('CAFE').list.articles.map(({ path }) => path)).toEqual(['/blog/article-3'])
  expect(ask('what number 5').found).toBe(1)
  expect(ask('scam').found).toBe(3)
  expect(ask('phone calls').found).toBe(7)
})

test('topic and search filter together, and pages are counted', () => {
  expect(ask('number', 'Email').found).toBe(4)
  expect(ask('', 'Scams', 1).found).toBe(3)
  expect(ask('phone', '', 2).list).toMatchObject({ first: 7, last: 7, total: 7 })
})

test('it says that not all articles were searched', () => {
  expect(ask('number').missing).toBe('index')
  expect(ask('nothing like it').found).toBe(0)
})

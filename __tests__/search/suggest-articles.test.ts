import { buildSearchIndex } from '../../src/search/search-index'
import { suggestArticles } from '../../src/search/suggest-articles'
import { makeArticle } from './make-article'

const robocalls = makeArticle(1, {
  title: 'Stop robocalls on your telephone',
  excerpt: 'Settings that keep unknown callers away.',
  category: 'Scams',
  tags: ['call filter'],
})
const photos = makeArticle(2, {
  title: 'Send photographs to your family',
  excerpt: 'From the gallery of your tablet, with café Wi-Fi.',
  category: 'App Guides',
  tags: ['pictures'],
})
const none = { groups: [], ignored: [] }
const searchIndex = buildSearchIndex([robocalls, photos], none)
const titles = (search: string): string[] =>
  suggestArticles(searchIndex, search).entries.map(({ article }) => article.title)

test.each([
  'robocals',
  'robbocalls',
  'roboclals',
  'telefone',
  'ROBOCALS',
  'unknwon callers',
  'setings',
])('the misspelt "%s" leads to the article on robocalls', (search) => {
  expect(titles(search)).toEqual([robocalls.title])
})

test.each(['photografs', 'fotographs', 'famly', 'galery tablet'])(
  'the misspelt "%s" leads to the article on photographs',
  (search) => {
    expect(titles(search)).toEqual([photos.title])
  },
)

test('words that occur, but not next to each other, are enough', () => {
  expect(titles('telephone stop')).toEqual([robocalls.title])
})

test.each([
  ['robbocals', 'robocalls'],
  ['telefone stop', 'telephone stop'],
  ['robo calls', 'robocalls'],
  ['telephone xqzvkw stop', ''],
  ['telephone stop', ''],
])('“%s” is read as “%s”', (search, words) => {
  expect(suggestArticles(searchIndex, search).interpretedAs).toBe(words)
})

test('a synonym is named, and a word that occurs is not replaced by one', () => {
  const groups = [{ written: ['junk calls', 'telephone'], means: ['robocalls'] }]
  const knowing = buildSearchIndex([robocalls, photos], { groups, ignored: ['the'] })
  expect(suggestArticles(knowing, 'the junk calls').interpretedAs).toBe('robocalls')
  expect(suggestArticles(knowing, 'telephone stop').interpretedAs).toBe('')
})

test('every word counts: words of two articles suggest none of them', () => {
  expect(titles('robocalls photographs')).toEqual([])
})

test.each([
  '',
  '   ',
  '?',
  '(((',
  '\\',
  '*',
  '<>',
  'a',
  'xqzvkw',
  'هاتف',
  '\u0000',
  'z'.repeat(10_000),
])('for %j nothing is suggested, and nothing breaks', (search) => {
  expect(titles(search)).toEqual([])
})

test('where there are no articles, none are suggested', () => {
  expect(suggestArticles(buildSearchIndex([], none), 'phone')).toEqual({
    entries: [],
    words: [],
    interpretedAs: '',
  })
})

test('a search of very many words is fast', () => {
  const start = Date.now()
  titles('robocals '.repeat(2_000))
  expect(Date.now() - start).toBeLessThan(2_000)
})

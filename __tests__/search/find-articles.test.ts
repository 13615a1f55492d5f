import { findArticles } from '../../src/search/find-articles'
import { resultCountText } from '../../src/search/list-controls'
import { interfaceTexts } from '../sites/small-site'
import { makeArticle, makeArticles } from './make-article'
import { readQuery, writeQuery } from '../../src/search/list-query'

const article = makeArticle(1, {
  title: 'Why “Scam Likely” calls don’t stop',
  excerpt: 'Café owners and José get them too.',
  category: 'Communication',
  tags: ['phone calls', 'call filter', 'robocalls', 'fourth tag'],
  author: 'Nora Fielden',
})
const finds = (search: string): boolean =>
  findArticles([article], { search, category: '', page: 1 }).length === 1

test.each([
  ['a part of a word of the title', 'kely'],
  ['words in a row', 'calls don’t'],
  ['a word of the excerpt', 'owners'],
  ['the category', 'communication'],
  ['a tag that readers are not shown', 'fourth tag'],
  ['capitals', 'SCAM LIKELY'],
  ['letters without their accents', 'cafe'],
  ['letters with accents that are not there', 'ówners'],
  ['straight quotes for curly ones', '"scam likely"'],
  ['a straight apostrophe for a curly one', "don't"],
  ['outer and doubled spaces', '  scam   likely '],
])('a search finds %s', (_, search) => {
  expect(finds(search)).toBe(true)
})

test.each([
  ['words that do not stand together', 'scam calls'],
  ['words of two different places', 'stop café'],
  ['the author', 'fielden'],
  ['a pattern', '.*'],
  ['10,000 letters', 'a'.repeat(10_000)],
])('a search does not find %s', (_, search) => {
  expect(finds(search)).toBe(false)
})

test('a category is matched exactly', () => {
  const paths = (category: string): string[] =>
    findArticles(makeArticles(4), { search: '', category, page: 1 }).map(({ path }) => path)
  expect(paths('Scams')).toEqual(['/blog/article-2', '/blog/article-4'])
  expect(paths('scams')).toEqual([])
})

test.each([
  [1, '', 'No article titles match “gift card”. 1 article mentions it.'],
  [2, 'Scams', 'No article titles match “gift card” in Scams. 2 articles mention it.'],
])('%i matches in texts in %j alone are reported as: %s', (textMatches, category, line) => {
  const query = { search: 'gift card', category, page: 1 }
  const { articleList } = interfaceTexts
  expect(resultCountText({ found: [], query }, textMatches, articleList, 'en-US')).toBe(line)
})

const categories = ['App Guides', 'Scams']
const plainList = { search: '', category: '', page: 1 }

test.each([
  ['?q=phone+call', { ...plainList, search: 'phone call' }],
  ['?category=App%20Guides', { ...plainList, category: 'App Guides' }],
  ['?q=%00%F0', { ...plainList, search: '\ufffd' }],
  ['?q=x&category=Scams&page=3', { search: 'x', category: 'Scams', page: 3 }],
])('the address %j asks for %j', (search, query) => {
  expect(readQuery(search, categories)).toEqual(query)
})

test.each([
  '',
  '?category=scams',
  '?category=__proto__',
  '?page=0',
  '?page=1.5',
  '?page=two',
  '?page=Infinity',
  '?q=%00%01',
  '?other=x',
  '?%',
])('the nonsense %j asks for the plain list', (search) => {
  expect(readQuery(search, categories)).toEqual(plainList)
})

test.each(['<script>alert(1)</script>', '&=?#', 'a'.repeat(10_000), '李 José 👵🏽', 'هاتف'])(
  'the search %j survives being written and read',
  (search) => {
    const query = { search, category: 'App Guides', page: 2 }
    const address = writeQuery(query)
    expect(new URL(address, 'https://maplehouse.example/blog').pathname).toBe('/blog')
    expect(readQuery(address, categories)).toEqual(query)
  },
)

test('what is as in the plain list is left out of the address', () => {
  expect(writeQuery({ ...plainList, search: '  ' })).toBe('')
  expect(writeQuery({ ...plainList, category: 'Scams' })).toBe('?category=Scams')
})

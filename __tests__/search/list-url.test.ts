import { readQuery, writeQuery } from '../../src/search/list-query'

const categories = ['App Guides', 'Scams']
const plainList = { search: '', category: '', page: 1 }

test.each([
  ['', plainList],
  ['?', plainList],
  ['?category=Scams', { ...plainList, category: 'Scams' }],
  ['?category=App+Guides', { ...plainList, category: 'App Guides' }],
  ['?category=App%20Guides', { ...plainList, category: 'App Guides' }],
  ['?q=phone+call', { ...plainList, search: 'phone call' }],
  ['?q=%E6%9D%8E', { ...plainList, search: '李' }],
  ['?page=2', { ...plainList, page: 2 }],
  ['?q=x&category=Scams&page=3', { search: 'x', category: 'Scams', page: 3 }],
])('the address %j asks for %j', (search, query) => {
  expect(readQuery(search, categories)).toEqual(query)
})

test.each([
  '?category=Nonsense',
  '?category=scams',
  '?category=All+Topics',
  '?category=__proto__',
  '?category=',
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=two',
  '?page=NaN',
  '?page=Infinity',
  '?page=',
  '?page=%00',
  '?q=',
  '?q=%00%01',
  '?other=x',
  '?%',
  '?=&&=&',
])('the nonsense %j asks for the plain list', (search) => {
  expect(readQuery(search, categories)).toEqual(plainList)
})

test('control characters and broken characters of a search are harmless', () => {
  const { search } = readQuery('?category=Nonsense&page=99&q=%00%F0', categories)
  expect(search).toBe('\ufffd')
})

test.each([
  '<script>alert(1)</script>',
  '(',
  '\\',
  '*',
  '&=?#',
  'a'.repeat(10_000),
  '李 José 👵🏽',
  'هاتف',
])('the search %j survives being written and read', (search) => {
  const query = { search, category: 'App Guides', page: 2 }
  const address = writeQuery(query)
  expect(new URL(address, 'https://maplehouse.example/blog').pathname).toBe('/blog')
  expect(readQuery(address, categories)).toEqual(query)
})

test.each([
  [plainList, ''],
  [{ ...plainList, search: '  ' }, ''],
  [{ ...plainList, category: 'Scams' }, '?category=Scams'],
  [{ ...plainList, page: 2 }, '?page=2'],
  [{ search: 'a b', category: 'Scams', page: 2 }, '?category=Scams&q=a+b&page=2'],
])('%j is written as %j', (query, address) => {
  expect(writeQuery(query)).toBe(address)
})

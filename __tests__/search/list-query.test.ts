import { readQuery, writeQuery } from '../../src/search/list-query'

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

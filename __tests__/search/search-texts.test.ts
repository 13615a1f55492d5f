import type { SearchSynonyms } from '../../src/content-model/schemas/word-lists'
import { createTextSearch, type TextMatches } from '../../src/search/search-engine'
import { makeArticles } from './make-article'

/** Texts of articles, newest first. Those with even numbers are about Scams. */
const texts = [
  ['Save the numbers of your bank.', 'A caller wants gift cards.', 'He wants money.'],
  ['Cards', 'He asks for a gift card.', 'Put the card on the table.'],
  ['Ask your bank about the card.', 'The gift is free.', 'The bank calls nobody.'],
  ['Your Social Security number is yours.', 'AT&T has a filter.', 'Zażółć the café.'],
  ['Car and cardboard.', 'Press the TV button.', 'Passwords: write them down.'],
  [],
]
const synonyms: SearchSynonyms = {
  groups: [
    { written: ['social security'], means: ['bank'] },
    { written: ['telly'], means: ['tv'] },
  ],
  ignored: ['the', 'my', 'how', 'to', 'is'],
}
const articles = makeArticles(texts.length)
const sentences = Object.fromEntries(articles.map(({ path }, index) => [path, texts[index]!]))
const searchTexts = createTextSearch({ articles, synonyms }, sentences)
const ask = (search: string, category = ''): TextMatches =>
  searchTexts({ search, category, page: 1 })
const found = (search: string, category?: string): [string, string][] =>
  ask(search, category).found.map(({ path, text }) => [path.replace(/\D+/, ''), text])

test.each<[what: string, search: string, found: [string, string][]]>([
  ['other capitals and accents', 'ZAZOLC Café', [['4', 'Zażółć the café.']]],
  ['a word that is being typed', 'passwo', [['5', 'Passwords: write them down.']]],
  ['one where there are several', 'password', [['5', 'Passwords: write them down.']]],
  ['a name with a sign inside', 'AT&T', [['4', 'AT&T has a filter.']]],
  ['a word of two letters', 'tv', [['5', 'Press the TV button.']]],
  ['no word that only begins so', 'pr', []],
  ['the word itself, where there is one', 'car', [['5', 'Car and cardboard.']]],
  [
    'a synonym that occurs, as it is',
    'social security',
    [['4', 'Your Social Security number is yours.']],
  ],
  ['what a synonym stands for', 'telly', [['5', 'Press the TV button.']]],
  ['a misspelt word', 'fliter', [['4', 'AT&T has a filter.']]],
  [
    'more than half of many words',
    'social security number please',
    [['4', 'Your Social Security number is yours.']],
  ],
  ['nothing for half of them', 'bicycle filter', []],
  ['nothing for words that say nothing', 'how to', []],
  ['nothing for nothing', '', []],
])('finds %s', (_, search, expected) => {
  expect(found(search)).toEqual(expected)
})

test('all words in one sentence come first, then all in one article; the sentence has most of them', () => {
  expect(found('gift card')).toEqual([
    ['1', 'A caller wants gift cards.'],
    ['2', 'He asks for a gift card.'],
    ['3', 'The gift is free.'],
  ])
})

test('a sentence is shown rather than a heading', () => {
  expect(found('card')).toContainEqual(['2', 'He asks for a gift card.'])
})

test('the sentence of an article is that with the words side by side', () => {
  expect(found('your bank')).toEqual([
    ['1', 'Save the numbers of your bank.'],
    ['3', 'Ask your bank about the card.'],
  ])
})

test('only articles of the category are found', () => {
  expect(found('bank', 'Email').map(([article]) => article)).toEqual(['1', '3'])
  expect(found('bank', 'Scams')).toEqual([])
})

test('articles that match exactly are left out: the list has them', () => {
  const listed = makeArticles(2, (number) => ({ title: number === 1 ? 'Your bank' : 'Your money' }))
  const bothSay = Object.fromEntries(listed.map(({ path }) => [path, ['Call the bank.']]))
  const search = createTextSearch({ articles: listed, synonyms }, bothSay)
  const { found: textMatches } = search({ search: 'bank', category: '', page: 1 })
  expect(textMatches.map(({ title }) => title)).toEqual(['Your money'])
})

test('words that were replaced are said, and others are not', () => {
  expect(ask('fliter').correctedTo).toBe('filter')
  expect(ask('telly').correctedTo).toBe('tv')
  expect(ask('filter').correctedTo).toBe('')
  expect(ask('social security').correctedTo).toBe('')
})

test.each(['[a-z', '👵🏽', 'x'.repeat(10_000), 'gift '.repeat(2000)])(
  'for %j there is an answer',
  (search) => {
    expect(ask(search).found.length).toBeLessThan(texts.length)
  },
)

import type { ArticleSummary } from '../../src/content-model/article-summary'
import { isFiltered } from '../../src/search/list-query'
import { findArticles, normalizeText } from '../../src/search/find-articles'
import { resultCountText } from '../../src/search/result-status'
import { interfaceTexts } from '../sites/small-site'
import { makeArticle, makeArticles } from './make-article'

const filterArticles = (
  articles: readonly ArticleSummary[],
  asked: { search: string; category: string },
): ArticleSummary[] => findArticles(articles, { ...asked, page: 1 })

describe('a search', () => {
  const article = makeArticle(1, {
    title: 'Why “Scam Likely” calls don’t stop',
    excerpt: 'Café owners and José get them too.',
    category: 'Communication',
    tags: ['phone calls', 'call filter', 'robocalls', 'fourth tag'],
    author: 'Nora Fielden',
  })
  const finds = (search: string): boolean =>
    filterArticles([article], { search, category: '' }).length === 1

  test.each([
    ['a word of the title', 'likely'],
    ['a part of a word', 'kely'],
    ['words in a row', 'calls don’t'],
    ['a word of the excerpt', 'owners'],
    ['the category', 'communication'],
    ['a tag', 'call filter'],
    ['a tag that readers are not shown', 'fourth tag'],
    ['capitals', 'SCAM LIKELY'],
    ['letters without their accents', 'cafe'],
    ['letters with accents that are not there', 'ówners'],
    ['straight quotes for curly ones', '"scam likely"'],
    ['a straight apostrophe for a curly one', "don't"],
    ['curly quotes', '“scam likely”'],
    ['outer and doubled spaces', '  scam   likely '],
    ['no words at all', ''],
  ])('finds %s', (_, search) => {
    expect(finds(search)).toBe(true)
  })

  test.each([
    ['other words', 'printer'],
    ['words that do not stand together', 'scam calls'],
    ['words of two different places', 'stop café'],
    ['the author', 'delgado'],
    ['a bracket', '('],
    ['a backslash', '\\'],
    ['a star', '*'],
    ['a pattern', '.*'],
    ['markup', '<script>alert(1)</script>'],
    ['a right-to-left word', 'هاتف'],
    ['10,000 letters', 'a'.repeat(10_000)],
  ])('does not find %s', (_, search) => {
    expect(finds(search)).toBe(false)
  })
})

test('a category is matched exactly', () => {
  const articles = makeArticles(4)
  const paths = (category: string): string[] =>
    filterArticles(articles, { search: '', category }).map(({ path }) => path)
  expect(paths('Scams')).toEqual(['/blog/article-2', '/blog/article-4'])
  expect(paths('scams')).toEqual([])
  expect(paths('Scam')).toEqual([])
})

test('search and category work together, and the order stays', () => {
  const articles = makeArticles(6, (number) => ({
    title: number < 4 ? 'About a phone' : 'About a printer',
  }))
  const found = filterArticles(articles, { search: 'phone', category: 'Email' })
  expect(found.map(({ path }) => path)).toEqual([
    '/blog/article-1',
    '/blog/article-3',
    '/blog/article-5',
  ])
  expect(filterArticles(articles, { search: 'about a phone', category: 'Email' })).toHaveLength(2)
})

test('spaces alone are no search, and a page alone is no filter', () => {
  expect(isFiltered({ search: ' \u00a0', category: '', page: 1 })).toBe(false)
  expect(isFiltered({ search: '', category: '', page: 3 })).toBe(false)
  expect(isFiltered({ search: 'x', category: '', page: 1 })).toBe(true)
  expect(isFiltered({ search: '', category: 'Scams', page: 1 })).toBe(true)
})

test('texts are compared without case, accents, curly quotes and doubled spaces', () => {
  expect(normalizeText('  “ÉCOLE”\u00a0 d’été ')).toBe('"ecole" d\'ete')
})

test.each([
  [0, '', '', 'No articles found'],
  [0, 'modem', '', 'No articles found for “modem”'],
  [0, '', 'Scams', 'No articles found in Scams'],
  [0, 'modem', 'Scams', 'No articles found for “modem” in Scams'],
  [1, 'phone', '', 'Found 1 article for “phone”'],
  [2, ' phone ', '', 'Found 2 articles for “phone”'],
  [1, '', 'Scams', 'Found 1 article in Scams'],
  [12, 'phone', 'Scams', 'Found 12 articles for “phone” in Scams'],
  [3, '', '', 'Found 3 articles'],
])('%i articles for %j in %j are reported as: %s', (count, search, category, line) => {
  expect(
    resultCountText(
      { found: makeArticles(count), query: { search, category, page: 1 } },
      0,
      interfaceTexts.articleList,
      'en-US',
    ),
  ).toBe(line)
})

test.each([
  [1, '', 'No article titles match “gift card”. 1 article mentions it.'],
  [2, '', 'No article titles match “gift card”. 2 articles mention it.'],
  [2, 'Scams', 'No article titles match “gift card” in Scams. 2 articles mention it.'],
])('%i mentions in %j alone are reported as: %s', (mentions, category, line) => {
  const query = { search: 'gift card', category, page: 1 }
  const { articleList } = interfaceTexts
  expect(resultCountText({ found: [], query }, mentions, articleList, 'en-US')).toBe(line)
})

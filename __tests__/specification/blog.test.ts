/** @jest-environment node */
import { findArticles } from '../../src/search/find-articles'
import { resultCountText } from '../../src/search/list-controls'
import { createSuggester } from '../../src/search/search-engine'
import { searchArticles } from '../search/search-articles'
import { searchCorpus } from '../search/search-corpus'
import { content, records } from './content'

test('the categories are those of the specification, in its order', () => {
  expect(content.blog?.categories).toEqual([
    'All Topics',
    'App Guides',
    'Communication',
    'Safety',
    'Scams',
    'Email',
    'Device Setup',
    'Troubleshooting',
  ])
})

test('without results, the text of the specification is shown', () => {
  const { empty, comingSoon, search } = content.blog!
  const line = resultCountText(
    { found: [], query: { search: '', category: '', page: 1 } },
    0,
    content.interfaceTexts.articleList,
    'en-US',
  )
  expect({ line, text: empty.text, comingSoon, mean: search.didYouMean }).toEqual({
    line: 'No articles found',
    text: 'Try other search terms, or browse other categories.',
    comingSoon: 'This article is coming soon. Check back later for the full content.',
    mean: 'Did you mean these?',
  })
})

describe('with the synonyms of content/search-synonyms.yaml', () => {
  const synonyms = records.of('searchSynonyms')[0]!.data
  const suggest = createSuggester({ articles: searchArticles, synonyms })

  test.each(searchCorpus)('“%s” leads to %s first', (search, slug) => {
    const query = { search, category: '', page: 1 }
    const [first] = [...findArticles(searchArticles, query), ...suggest(query).articles]
    expect(first?.path).toBe(`/blog/${slug}`)
  })
})

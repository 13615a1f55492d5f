/** @jest-environment node */
import { parseArticleBody } from '../../src/content-model/article/article-body'
import { articleSummaryOf, type ArticleSummary } from '../../src/content-model/article-summary'
import { knownFacts } from '../../src/content-model/variables/known-facts'
import { articleSentences } from '../../src/render/article-sentences'
import { answerSearch } from '../../src/search/answer-search'
import { buildSearchIndex } from '../../src/search/search-index'
import { searchTexts } from '../../src/search/search-texts'
import { packTexts } from '../../src/search/packed-index'
import { buildTextIndex } from '../../src/search/text-index'
import { records } from './content'
import { textSearchCorpus, unanswered } from './text-search-corpus'

const written = records.of('article')
const articles = written.map(({ id, data }) =>
  articleSummaryOf({ status: null, ...data, path: `/blog/${id}`, minutes: 1 } as ArticleSummary),
)
const facts = knownFacts(records)!
const sentences = written.map(({ body }) =>
  articleSentences(parseArticleBody(body ?? ''), facts, 'en'),
)
const synonyms = records.of('searchSynonyms')[0]!.data
const texts = buildTextIndex(packTexts(articles, sentences, synonyms))
const index = buildSearchIndex(articles, synonyms)
const queryOf = (search: string) => ({ search, category: '', page: 1 })
const searchIn = (search: string) => searchTexts(texts, { query: queryOf(search), limit: 5 })

test('there are at least 60 further searches', () => {
  expect(new Set(textSearchCorpus.map(([search]) => search)).size).toBeGreaterThanOrEqual(60)
})

test.each(textSearchCorpus)('“%s” finds the text of %s, with “%s”', (search, article, sentence) => {
  expect(answerSearch(index, { query: queryOf(search) }).found).toBe(0)
  const mention = searchIn(search).mentions.find(({ path }) => path === `/blog/${article}`)
  expect(mention?.sentence.toLowerCase()).toContain(sentence.toLowerCase())
})

test.each(unanswered)('“%s” finds nothing', (search) => {
  expect(searchIn(search).mentions).toEqual([])
})

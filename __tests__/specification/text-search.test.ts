/** @jest-environment node */
import { parseArticleBody } from '../../src/content-model/article/article-body'
import { articleSummaryOf, type ArticleSummary } from '../../src/site/article-summary'
import { factsOfSite } from '../../src/content-model/facts'
import { articleSentences } from '../../src/site/article/sentences'
import { findArticles } from '../../src/search/find-articles'
import { createTextSearch } from '../../src/search/search-engine'
import { records } from './content'
import { textSearchCorpus, unanswered } from './text-search-corpus'

const written = records.of('article')
const articles = written.map(({ id, data }) =>
  articleSummaryOf({ status: null, ...data, path: `/blog/${id}`, minutes: 1 } as ArticleSummary),
)
const facts = factsOfSite(records)!
const sentences = Object.fromEntries(
  written.map(({ id, body }) => [
    `/blog/${id}`,
    articleSentences(parseArticleBody(body ?? ''), facts, 'en'),
  ]),
)
const synonyms = records.of('searchSynonyms')[0]!.data
const searchTexts = createTextSearch({ articles, synonyms }, sentences)
const queryOf = (search: string) => ({ search, category: '', page: 1 })
const mentionsOf = (search: string) => searchTexts(queryOf(search)).found

test('there are at least 60 further searches', () => {
  expect(new Set(textSearchCorpus.map(([search]) => search)).size).toBeGreaterThanOrEqual(60)
})

test.each(textSearchCorpus)('“%s” finds the text of %s, with “%s”', (search, article, sentence) => {
  expect(findArticles(articles, queryOf(search))).toEqual([])
  const mention = mentionsOf(search).find((one) => one.article.path === `/blog/${article}`)
  expect(mention?.sentence.toLowerCase()).toContain(sentence.toLowerCase())
})

test.each(unanswered)('“%s” finds nothing', (search) => {
  expect(mentionsOf(search)).toEqual([])
})

/** @jest-environment node */
import { findArticles } from '../../src/search/find-articles'
import type { ListIndex, SentencesByPath } from '../../src/search/search-files'
import { createTextSearch } from '../../src/search/search-engine'
import { content } from './content'
import { textSearchCorpus, unanswered } from './text-search-corpus'

/** Reads a file that the search loads. */
const fileOf = (name: string): unknown =>
  JSON.parse(content.whole.files.find(({ file }) => file === name)!.content as string)

// The searches are about the two articles of the specification, whatever others say.
const isSpecified = (path: string): boolean =>
  textSearchCorpus.some(([, article]) => path === `/blog/${article}`)
const whole = fileOf('article-index.json') as ListIndex
const articles = whole.articles.filter(({ path }) => isSpecified(path))
const sentences = Object.entries(fileOf('article-texts.json') as SentencesByPath)
const searchTexts = createTextSearch(
  { ...whole, articles },
  Object.fromEntries(sentences.filter(([path]) => isSpecified(path))),
)
const queryOf = (search: string) => ({ search, category: '', page: 1 })
const mentionsOf = (search: string) => searchTexts(queryOf(search)).found

test.each(textSearchCorpus)('“%s” finds the text of %s, with “%s”', (search, article, sentence) => {
  expect(findArticles(articles, queryOf(search))).toEqual([])
  const mention = mentionsOf(search).find((one) => one.article.path === `/blog/${article}`)
  expect(mention?.sentence.toLowerCase()).toContain(sentence.toLowerCase())
})

test.each(unanswered)('“%s” finds nothing', (search) => {
  expect(mentionsOf(search)).toEqual([])
})

import { generateArticles } from '../../__tests__/search/generate-articles'
import type { ArticleSummary } from '../../src/content-model/article-summary'
import type { ContentRecords } from '../../src/content-model/record'
import { bodyOf } from '../../src/content-model/article/article-body'
import { articleSentences } from '../../src/render/article-sentences'

/**
 * Returns made-up articles. Each has a unique word, so that the vocabulary is as large as that of
 * real ones.
 */
export function manyArticles(count: number): ArticleSummary[] {
  return generateArticles(count).map((article, number) => ({
    ...article,
    excerpt: `${article.excerpt} ${(number * 7919).toString(36)}word`,
  }))
}

/**
 * Returns made-up sentences for each of many articles: words of our own articles, as often as they
 * occur there, in sentences of their lengths.
 *
 * @param length number of sentences of an article; ours have about 240
 */
export function manySentences(records: ContentRecords, count: number, length: number): string[][] {
  const sentences = records.of('article').flatMap((record) => {
    const { root } = bodyOf(record)
    return root ? articleSentences(root, {}, 'en') : []
  })
  const words = sentences.join(' ').split(' ')
  let state = 1
  const pick = <Value>(list: readonly Value[]): Value => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return list[Math.floor((state / 4_294_967_296) * list.length)] as Value
  }
  const sentence = (): string => `${pick(sentences).replace(/[^ ]+/g, () => pick(words))}.`
  return Array.from({ length: count }, () => Array.from({ length }, sentence))
}

/** Searches by the kind of matching that they need. */
export const searches = {
  'exact, many': ['phone', 'scam', 'your', 'a'],
  'exact, none fixed': ['on your', 'the phone', 'ink'],
  fixed: ['robocals xq', 'vidio cal docter', 'pasword grocerys', 'direkshuns ruoter'],
  'synonyms, sentences': ['robo call hacked con man', 'how do i see my grandkids on the ipad'],
} as const

import { generateArticles } from '../../__tests__/search/generate-articles'
import type { ArticleSummary } from '../../src/content-model/article-summary'

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

/** Searches by the kind of matching that they need. */
export const searches = {
  'exact, many': ['phone', 'scam', 'your', 'a'],
  'exact, none fixed': ['on your', 'the phone', 'ink'],
  fixed: ['robocals xq', 'vidio cal docter', 'pasword grocerys', 'direkshuns ruoter'],
  'synonyms, sentences': ['robo call hacked con man', 'how do i see my grandkids on the ipad'],
} as const

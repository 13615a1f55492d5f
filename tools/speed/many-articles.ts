import { generateArticles } from '../../__tests__/search/generate-articles'
import type { ArticleSummary } from '../../src/content-model/article-summary'

/** Made-up articles, each with a word of its own, so that there are as many words as in real ones. */
export function manyArticles(count: number): ArticleSummary[] {
  return generateArticles(count).map((article, number) => ({
    ...article,
    excerpt: `${article.excerpt} ${(number * 7919).toString(36)}word`,
  }))
}

/** Searches by the work they ask for. */
export const searches = {
  'exact, many': ['phone', 'scam', 'your', 'a'],
  'exact, none fixed': ['on your', 'the phone', 'ink'],
  fixed: ['robocals xq', 'vidio cal docter', 'pasword grocerys', 'direkshuns ruoter'],
  'synonyms, sentences': ['robo call hacked con man', 'how do i see my grandkids on the ipad'],
} as const

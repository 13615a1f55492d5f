import Fuse from 'fuse.js'
import type { ArticleSummary } from './article-summary'
import { plain, searchedText } from './filter-articles'

/**
 * Offers articles when nothing contains the search text: each word is mended to the nearest word
 * that occurs in the articles, and all mended words must then occur. Loaded only when needed.
 */
export function suggestArticles(
  articles: readonly ArticleSummary[],
  search: string,
): ArticleSummary[] {
  const texts = articles.map((article) => plain(searchedText(article).join(' ')))
  const vocabulary = [...new Set(texts.join(' ').match(/[\p{L}\p{N}']{2,}/gu) ?? [])]
  const fuse = new Fuse(vocabulary, { threshold: 0.34, distance: 40 })

  const words = (plain(search).match(/[\p{L}\p{N}']{2,}/gu) ?? []).slice(0, 8)
  const mended = words.map((word) =>
    vocabulary.some((known) => known.includes(word))
      ? word
      : fuse.search(word.slice(0, 32))[0]?.item,
  )
  if (mended.length === 0 || mended.includes(undefined)) return []
  return articles.filter((_, index) => mended.every((word) => texts[index]?.includes(word ?? '')))
}

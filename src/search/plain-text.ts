import type { ArticleSummary } from '../content-model/article-summary'

/** Small letters, no accents, plain quotes, single spaces: what search compares. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The words of an article that search looks into. */
export function searchedText(article: ArticleSummary): string[] {
  return [article.title, article.excerpt, article.category, ...article.tags]
}

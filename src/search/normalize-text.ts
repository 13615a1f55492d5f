import type { ArticleSummary } from '../components/article/article-summary'

/** Small letters, no accents, plain quotes, single spaces: what search compares. */
export function normalizeText(text: string): string {
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
export function searchableTexts(article: ArticleSummary): string[] {
  return [article.title, article.excerpt, article.category, ...article.tags]
}

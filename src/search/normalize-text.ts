import type { ArticleSummary } from '../content-model/article-summary'

/** Normalizes text for comparing: lower case, no accents, straight quotes, single spaces. */
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

/** Returns the texts of an article that are searched. */
export function searchableTexts(article: ArticleSummary): string[] {
  return [article.title, article.excerpt, article.category, ...article.tags]
}

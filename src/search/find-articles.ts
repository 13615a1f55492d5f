import type { SearchedPart } from '../site/search-files'
import type { ArticleSummary } from '../site/site'
import { isFiltered, type ListQuery } from './list-query'

/** Normalizes text for comparing: lower case, no accents or invisible characters, straight quotes, single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Returns the texts of an article that the list is searched by. */
export function searchedTexts({ title, excerpt, category, tags }: ArticleSummary): string[] {
  return [title, excerpt, category, ...tags]
}

/** Returns true if an article has the category of a query, or the query has none. */
export function isOfCategory({ category }: ArticleSummary, query: ListQuery): boolean {
  return query.category === '' || category === query.category
}

/**
 * Finds the articles of a category that contain the search text as it was typed. In the plain list the
 * featured article is left out, because the page shows it above.
 */
export function findArticles(
  articles: readonly ArticleSummary[],
  query: ListQuery,
): ArticleSummary[] {
  const search = normalizeText(query.search)
  const onTop = isFiltered(query) ? undefined : articles.find(({ featured }) => featured)
  return articles.filter(
    (article) =>
      article !== onTop &&
      isOfCategory(article, query) &&
      searchedTexts(article).some((text) => normalizeText(text).includes(search)),
  )
}

/** Most outcomes that are offered above the articles. */
const mostOutcomes = 2

/** Finds outcomes whose heading, or an answer that leads to them, has the start of every searched word. */
export function findOutcomes(
  parts: readonly SearchedPart[],
  { search }: ListQuery,
): SearchedPart[] {
  const words = normalizeText(search).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const hasAll = (text: string): boolean =>
    words.every((word) => ` ${normalizeText(text)}`.includes(` ${word}`))
  return parts
    .filter(({ kind, title, also = [] }) => kind === 'outcome' && [title, ...also].some(hasAll))
    .slice(0, mostOutcomes)
}

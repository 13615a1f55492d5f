import type { ArticleSummary } from './article-summary'

/** What the visitor asked the list for. */
export interface ListQuery {
  /** Words of the search field. */
  search: string
  /** A category, or empty for all topics. */
  category: string
  /** Page of the list, counted from 1. */
  page: number
}

export const emptyQuery: ListQuery = { search: '', category: '', page: 1 }

/** Articles a page of the list. */
export const pageSize = 6

/** Whether a search or category is at work; paging alone is not. */
export function isFiltered(query: ListQuery): boolean {
  return query.search.trim() !== '' || query.category !== ''
}

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

/**
 * Finds the articles of a category (exact) whose title, excerpt, category or tags contain the
 * search text. Their order stays.
 */
export function filterArticles(
  articles: readonly ArticleSummary[],
  query: Pick<ListQuery, 'search' | 'category'>,
): ArticleSummary[] {
  const search = plain(query.search)
  return articles.filter(
    (article) =>
      (query.category === '' || article.category === query.category) &&
      searchedText(article).some((text) => plain(text).includes(search)),
  )
}

/** The newest article that is marked as featured; nothing where there is none. */
export function featuredOf(articles: readonly ArticleSummary[]): ArticleSummary | undefined {
  return articles.find((article) => article.featured)
}

/** One page of a list. */
export interface ListPage {
  articles: ArticleSummary[]
  /** The page that is shown: the asked one, or the nearest there is. */
  page: number
  pages: number
  /** "Showing 7-12 of 13 articles". */
  showing: string
}

/**
 * Cuts a page out of a list. A page number that does not exist gives the nearest one.
 *
 * @param total how many there are in all, where `articles` holds only the first of them
 */
export function pageOf(
  articles: readonly ArticleSummary[],
  asked: number,
  total = articles.length,
): ListPage {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages)
  const start = (page - 1) * pageSize
  const shown = articles.slice(start, start + pageSize)
  const showing = `Showing ${start + 1}-${start + shown.length} of ${total} articles`
  return { articles: shown, page, pages, showing }
}

/** "Found 2 articles for “phone” in Scams", or "No articles found" with the same endings. */
export function resultLine(count: number, query: ListQuery): string {
  const search = query.search.trim()
  const start =
    count === 0 ? 'No articles found' : `Found ${count} ${count === 1 ? 'article' : 'articles'}`
  return [start, search ? `for “${search}”` : '', query.category ? `in ${query.category}` : '']
    .filter(Boolean)
    .join(' ')
}

import type { ArticleSummary } from '../site/article-summary'

/** Query of the list of articles. */
export interface ListQuery {
  /** Text of the search field. */
  search: string
  /** Category, or empty for all topics. */
  category: string
  /** Page of the list, counted from 1. */
  page: number
}

export const emptyQuery: ListQuery = { search: '', category: '', page: 1 }

/** Number of articles on a page of the list. */
export const pageSize = 6

/** Returns whether a search or a category is set; paging alone does not filter. */
export function isFiltered(query: ListQuery): boolean {
  return query.search.trim() !== '' || query.category !== ''
}

/** One page of a list. */
export interface ListPage {
  articles: ArticleSummary[]
  /** Number of the page: the requested one, or the nearest that exists. */
  page: number
  pages: number
  /** Position of the first article of the page, counted from 1, and of the last. */
  first: number
  last: number
  /** Number of articles on all pages. */
  total: number
}

/**
 * Returns one page of a list. A page number that does not exist gives the nearest one.
 *
 * @param total how many there are in all, where `articles` holds only the first of them
 */
export function pageOf(
  articles: readonly ArticleSummary[],
  requested: number,
  total = articles.length,
): ListPage {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), pages)
  const start = (page - 1) * pageSize
  const shown = articles.slice(start, start + pageSize)
  return { articles: shown, page, pages, first: start + 1, last: start + shown.length, total }
}

import type { ArticleSummary } from '../content-model/article-summary'

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

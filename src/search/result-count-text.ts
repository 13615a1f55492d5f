import type { ListQuery } from './list-query'

/**
 * Formats the number of results: "Found 2 articles for “phone” in Scams", or "No articles found"
 * with the same endings.
 */
export function resultCountText(count: number, query: ListQuery): string {
  const search = query.search.trim()
  const start =
    count === 0 ? 'No articles found' : `Found ${count} ${count === 1 ? 'article' : 'articles'}`
  return [start, search ? `for “${search}”` : '', query.category ? `in ${query.category}` : '']
    .filter(Boolean)
    .join(' ')
}

import { indexUrl, unpackArticles, type PackedIndex } from './packed-index'
import { buildSearchIndex, type SearchIndex } from './search-index'

/**
 * Loads the packed index and prepares it for searching.
 *
 * @throws where it cannot be had
 */
export async function fetchSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(indexUrl)
  if (!response.ok) throw new Error(`The index of articles answered ${response.status}.`)
  const index = (await response.json()) as PackedIndex
  return buildSearchIndex(unpackArticles(index), index.synonyms)
}

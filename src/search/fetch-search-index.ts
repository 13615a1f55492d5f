import { indexUrl, unpackArticles, type PackedIndex } from './packed-index'
import { buildSearchIndex, type SearchIndex } from './search-index'

/**
 * Fetches the packed index and builds the search index.
 *
 * @throws Error where the index cannot be loaded
 */
export async function fetchSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(__PATH_PREFIX__ + indexUrl)
  if (!response.ok) throw new Error(`The index of articles answered ${response.status}.`)
  const index = (await response.json()) as PackedIndex
  return buildSearchIndex(unpackArticles(index), index.synonyms)
}

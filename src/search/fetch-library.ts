import { indexAddress, unpackArticles, type PackedIndex } from './packed-index'
import { makeLibrary, type SearchLibrary } from './search-library'

/**
 * Loads the index and makes it ready for searching.
 *
 * @throws where it cannot be had
 */
export async function fetchLibrary(): Promise<SearchLibrary> {
  const response = await fetch(indexAddress)
  if (!response.ok) throw new Error(`The index of articles answered ${response.status}.`)
  const index = (await response.json()) as PackedIndex
  return makeLibrary(unpackArticles(index), index.synonyms)
}

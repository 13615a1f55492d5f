import {
  indexUrl,
  textsUrl,
  unpackArticles,
  type PackedIndex,
  type PackedTexts,
} from './packed-index'
import { buildSearchIndex, type SearchIndex } from './search-index'
import { buildTextIndex, type TextIndex } from './text-index'

/**
 * Fetches the packed index and builds the search index.
 *
 * @throws Error where the index cannot be loaded
 */
export async function fetchSearchIndex(language: string): Promise<SearchIndex> {
  const index = (await fetchJson(indexUrl(language))) as PackedIndex
  return buildSearchIndex(unpackArticles(index), index.synonyms)
}

/**
 * Fetches the sentences of all articles and builds their search index.
 *
 * @throws Error where they cannot be loaded
 */
export async function fetchTextIndex(language: string): Promise<TextIndex> {
  return buildTextIndex((await fetchJson(textsUrl(language))) as PackedTexts)
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(__PATH_PREFIX__ + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.json()
}

import { normalizeText } from './normalize-text'
import { unpackArticles, type PackedTexts } from './packed-index'
import { buildSearchIndex, spaceWords, type SearchIndex } from './search-index'

/** Search index of the bodies of articles: each sentence a line, its words between spaces. */
export interface TextIndex extends SearchIndex {
  sentences: readonly (readonly string[])[]
}

/**
 * Builds the search index of the sentences.
 *
 * @throws where the file is no index, or is cut short
 */
export function buildTextIndex(packed: PackedTexts): TextIndex {
  const { sentences, synonyms } = packed
  const articles = unpackArticles(packed)
  if (sentences.length !== articles.length) throw new Error('Sentences of articles are missing.')
  const wordsOf = (index: number): string =>
    (sentences[index] ?? []).map((one) => `${spaceWords(normalizeText(one))} `).join('\n')
  return { ...buildSearchIndex(articles, synonyms, wordsOf), sentences }
}

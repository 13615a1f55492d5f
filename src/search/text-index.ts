import type { ArticleSummary } from '../content-model/article-summary'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'
import { normalizeText } from './normalize-text'
import { packArticles, unpackArticles, type PackedIndex } from './packed-index'
import { buildSearchIndex, spaceWords, type SearchIndex } from './search-index'

/** Path of the sentences of all articles that the build writes. */
export const textsUrl = '/article-texts.json'

/** The file of sentences. It holds the articles too, so that it never meets those of another build. */
export interface PackedTexts extends PackedIndex {
  /** Sentences of each article, in the order of the articles. */
  sentences: string[][]
}

/** Packs articles and their sentences. */
export function packTexts(
  articles: readonly ArticleSummary[],
  sentences: string[][],
  synonyms?: SearchSynonyms,
): PackedTexts {
  return { ...packArticles(articles, synonyms), sentences }
}

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

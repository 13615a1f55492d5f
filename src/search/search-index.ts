import type { ArticleSummary } from '../content-model/article-summary'
import { normalizeText, searchableTexts } from './normalize-text'
import { spellingCorrector, type CorrectSpelling } from './correct-spelling'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'
import { indexWords, type WordIndex } from './word-index'

/** Article with its text prepared for matching. */
export interface IndexedArticle {
  article: ArticleSummary
  /** Normalized title, excerpt, category and tags, one a line. */
  text: string
  /** Words of the title, each after a space, to find prefixes of words. */
  title: string
  /** Words that are searched one by one: those of `text`, or of the body of the article. */
  words: string
}

/** All articles and synonyms, prepared once, so that each keystroke takes little time. */
export interface SearchIndex {
  entries: readonly IndexedArticle[]
  /** Inverted index of the words of all articles. */
  wordIndex: WordIndex
  correct: CorrectSpelling
  /** Synonyms with their replacements, which articles use; the longest first. */
  synonyms: readonly { written: string; replacements: readonly string[] }[]
  ignored: ReadonlySet<string>
}

/** Splits a normalized text into words at everything that is neither letter nor digit. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the words of a normalized text, each after a space: " wi fi at home", " att" for AT&T. */
export function spaceWords(text: string): string {
  return ` ${splitWords(text.replace(/'/g, '').replace(/(\p{L})&(?=\p{L})/gu, '$1')).join(' ')}`
}

/**
 * Builds the search index of articles and synonyms.
 *
 * @param wordsOf returns the words of an article that are searched one by one; by default those of
 * its title, excerpt, category and tags
 */
export function buildSearchIndex(
  articles: readonly ArticleSummary[],
  synonyms: SearchSynonyms,
  wordsOf?: (index: number) => string,
): SearchIndex {
  const entries = articles.map((article, index): IndexedArticle => {
    const text = searchableTexts(article).map(normalizeText).join('\n')
    return {
      article,
      text,
      title: spaceWords(normalizeText(article.title)),
      words: wordsOf?.(index) ?? `${spaceWords(text)} `,
    }
  })
  const wordIndex = indexWords(entries.map(({ words }) => words))
  return {
    entries,
    wordIndex,
    correct: spellingCorrector(wordIndex.articles),
    synonyms: synonyms.groups
      .flatMap(({ written, means }) =>
        written.map((one) => ({
          written: spaceWords(normalizeText(one)),
          replacements: means.map((text) => spaceWords(normalizeText(text))),
        })),
      )
      .sort((a, b) => b.written.length - a.written.length),
    ignored: new Set(
      synonyms.ignored.flatMap((text) => splitWords(spaceWords(normalizeText(text)))),
    ),
  }
}

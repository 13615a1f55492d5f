import type { ArticleSummary } from '../content-model/article-summary'
import { plain, searchedText } from './plain-text'
import { spellingCorrector, type CorrectSpelling } from './correct-spelling'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'
import { indexWords, type WordIndex } from './word-index'

/** An article with its text prepared for matching. */
export interface IndexedArticle {
  article: ArticleSummary
  /** Title, excerpt, category and tags as search compares them, one a line. */
  text: string
  /** The same as words, each with a space before it, to find the beginnings of words. */
  title: string
  words: string
}

/** All articles and synonyms, prepared once, so that each keystroke costs little. */
export interface SearchIndex {
  entries: readonly IndexedArticle[]
  /** The words of the articles. */
  index: WordIndex
  correct: CorrectSpelling
  /** What is written, and the words that articles have for it; the longest first. */
  synonyms: readonly { written: string; means: readonly string[] }[]
  ignored: ReadonlySet<string>
}

/** The words of a plain text; what is neither letter nor digit parts them. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A plain text as words, each with a space before it: " wi fi at home". */
export function spaced(text: string): string {
  return ` ${wordsOf(text.replace(/'/g, '')).join(' ')}`
}

/** Prepares articles and synonyms for searching. */
export function buildSearchIndex(
  articles: readonly ArticleSummary[],
  synonyms: SearchSynonyms,
): SearchIndex {
  const entries = articles.map((article): IndexedArticle => {
    const text = searchedText(article).map(plain).join('\n')
    return { article, text, title: spaced(plain(article.title)), words: `${spaced(text)} ` }
  })
  const index = indexWords(entries.map(({ words }) => words))
  return {
    entries,
    index,
    correct: spellingCorrector(index.articles),
    synonyms: synonyms.groups
      .flatMap(({ written, means }) =>
        written.map((one) => ({
          written: spaced(plain(one)),
          means: means.map((text) => spaced(plain(text))),
        })),
      )
      .sort((a, b) => b.written.length - a.written.length),
    ignored: new Set(synonyms.ignored.flatMap((text) => wordsOf(spaced(plain(text))))),
  }
}

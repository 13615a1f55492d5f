import type { ArticleSummary } from '../components/article/article-summary'
import { plain, searchedText } from './plain-text'
import { spellingCorrector, type CorrectSpelling } from './correct-spelling'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'
import { indexWords, type WordIndex } from './word-index'

/** One article, made ready for searching. */
export interface Shelved {
  article: ArticleSummary
  /** Title, excerpt, category and tags as search compares them, one a line. */
  text: string
  /** The same as words, each with a space before it, to find the beginnings of words. */
  title: string
  words: string
}

/** All articles, made ready once, so that each letter typed costs little. */
export interface SearchLibrary {
  shelf: readonly Shelved[]
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

/** Makes articles and synonyms ready for searching. */
export function makeLibrary(
  articles: readonly ArticleSummary[],
  synonyms: SearchSynonyms,
): SearchLibrary {
  const shelf = articles.map((article): Shelved => {
    const text = searchedText(article).map(plain).join('\n')
    return { article, text, title: spaced(plain(article.title)), words: `${spaced(text)} ` }
  })
  const index = indexWords(shelf.map(({ words }) => words))
  return {
    shelf,
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

import type { ArticleSummary } from '../components/article/article-summary'
import { normalizeText, searchableTexts } from './normalize-text'
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
  wordIndex: WordIndex
  correct: CorrectSpelling
  /** What is written, and the words that articles have for it; the longest first. */
  synonyms: readonly { written: string; means: readonly string[] }[]
  ignored: ReadonlySet<string>
}

/** The words of a plain text; what is neither letter nor digit parts them. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A plain text as words, each with a space before it: " wi fi at home". */
export function spaceWords(text: string): string {
  return ` ${splitWords(text.replace(/'/g, '')).join(' ')}`
}

/** Prepares articles and synonyms for searching. */
export function buildSearchIndex(
  articles: readonly ArticleSummary[],
  synonyms: SearchSynonyms,
): SearchIndex {
  const entries = articles.map((article): IndexedArticle => {
    const text = searchableTexts(article).map(normalizeText).join('\n')
    return {
      article,
      text,
      title: spaceWords(normalizeText(article.title)),
      words: `${spaceWords(text)} `,
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
          means: means.map((text) => spaceWords(normalizeText(text))),
        })),
      )
      .sort((a, b) => b.written.length - a.written.length),
    ignored: new Set(
      synonyms.ignored.flatMap((text) => splitWords(spaceWords(normalizeText(text)))),
    ),
  }
}

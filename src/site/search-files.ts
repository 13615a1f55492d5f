import type { SearchSynonyms } from '../content-model/schemas/vocabulary'
import type { ArticleSummary } from './site'

const inFolder = (language: string, file: string): string =>
  language ? `/${language}/${file}` : `/${file}`

/** The file that search, topics and further pages of the list load. */
export interface ListIndex {
  /** All articles, newest first. */
  articles: readonly ArticleSummary[]
  synonyms: SearchSynonyms
  /** Outcomes of step guides that say what to do now. */
  outcomes?: readonly ListedOutcome[]
}

/** An outcome of a step guide. */
export interface ListedOutcome {
  label: string
  path: string
  /** Answers that lead to it. */
  answers: string[]
}

/** Sentences of articles by path: the file that is loaded if nothing in the list matches. */
export type SentencesByPath = Record<string, string[]>

/**
 * Returns the path of the list index.
 *
 * @param language folder of the language; empty for the default language
 */
export const listIndexUrl = (language: string): string => inFolder(language, 'article-index.json')

/** Returns the path of the sentences; see `listIndexUrl`. */
export const sentencesUrl = (language: string): string => inFolder(language, 'article-texts.json')

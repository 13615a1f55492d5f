import type { Action } from '../content-model/schemas/fields'
import type { SearchSynonyms } from '../content-model/schemas/word-lists'
import type { HelpLine } from '../content-model/variables/contact-links'
import type { ArticleSummary } from './site'

const inFolder = (language: string, file: string): string =>
  language ? `/${language}/${file}` : `/${file}`

/** The kinds of what is found, in the order in which they are shown. */
export const foundKinds = ['outcome', 'question', 'page', 'line', 'article', 'guide'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The file that the search of the site loads, and the list of articles for search, topics and further pages. */
export interface SearchIndex {
  /** All articles, newest first. */
  articles: readonly ArticleSummary[]
  synonyms: SearchSynonyms
  /** Everything else that can be found. */
  parts?: readonly SearchedPart[]
  /** Answers to what many people search, the most urgent first. */
  answers?: readonly BestAnswer[]
}

/** A page, or a part of one, that can be found. */
export interface SearchedPart {
  kind: Exclude<FoundKind, 'article'>
  title: string
  path: string
  /** The answer to a question, or a line about a page. */
  text?: string
  /** As it is shown: $60. */
  price?: string
  /** Other words for it, such as the answers that lead to an outcome. */
  also?: readonly string[]
  /** The help line that it is. */
  line?: HelpLine
}

/** An answer to what many people search. */
export interface BestAnswer {
  /** A search has this answer if all words of one of these are in it. */
  searches: readonly string[]
  text: string
  link: Action
}

/** Sentences of articles by path: the file that is loaded if nothing in the index matches. */
export type SentencesByPath = Record<string, string[]>

/**
 * Returns the path of the index.
 *
 * @param language folder of the language; empty for the default language
 */
export const searchIndexUrl = (language: string): string => inFolder(language, 'search-index.json')

/** Returns the path of the sentences; see `searchIndexUrl`. */
export const sentencesUrl = (language: string): string => inFolder(language, 'article-texts.json')

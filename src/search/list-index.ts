import type { ArticleSummary } from '../site/site'
import type { SearchSynonyms } from '../content-model/schemas/vocabulary'
import { isFiltered, type ListQuery } from './list-query'

const inFolder = (language: string, file: string): string =>
  language ? `/${language}/${file}` : `/${file}`

/** The file that search, topics and further pages of the list load. */
export interface ListIndex {
  /** All articles, newest first. */
  articles: readonly ArticleSummary[]
  synonyms: SearchSynonyms
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

/** Milliseconds after which loading a file counts as failed. */
const timeLimit = 10_000

/**
 * Fetches one of the files.
 *
 * @throws Error if it can’t be loaded, or takes too long
 */
export async function fetchFile<File>(path: string): Promise<File> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), timeLimit)
  try {
    const response = await fetch(__PATH_PREFIX__ + path, { signal: giveUp.signal })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return (await response.json()) as File
  } finally {
    clearTimeout(timer)
  }
}

/** Normalizes text for comparing: lower case, no accents, straight quotes, single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Returns the texts of an article that the list is searched by. */
export function searchedTexts({ title, excerpt, category, tags }: ArticleSummary): string[] {
  return [title, excerpt, category, ...tags]
}

/** Returns true if an article has the category of a query, or the query has none. */
export function isOfCategory({ category }: ArticleSummary, query: ListQuery): boolean {
  return query.category === '' || category === query.category
}

/**
 * Finds the articles of a category that contain the search text as it was typed. In the plain list the
 * featured article is left out, because the page shows it above.
 */
export function findArticles(
  articles: readonly ArticleSummary[],
  query: ListQuery,
): ArticleSummary[] {
  const search = normalizeText(query.search)
  const onTop = isFiltered(query) ? undefined : articles.find(({ featured }) => featured)
  return articles.filter(
    (article) =>
      article !== onTop &&
      isOfCategory(article, query) &&
      searchedTexts(article).some((text) => normalizeText(text).includes(search)),
  )
}

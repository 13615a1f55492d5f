import type { ArticleSummary } from '../content-model/article-summary'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'

const inFolder = (language: string, file: string): string =>
  language ? `/${language}/${file}` : `/${file}`

/**
 * Returns the path of the index that the build writes.
 *
 * @param language folder of the language; empty for the default language
 */
export const indexUrl = (language: string): string => inFolder(language, 'article-index.json')

/** The one file that search reads: all articles, newest first, column by column to keep it small. */
export interface PackedIndex {
  articles: Record<keyof ArticleSummary, Column>
  synonyms: SearchSynonyms
}

/** The values of one field for all articles, in their order. */
type Column = unknown[] | Dictionary

/** A column of few different values: each value once, and its index for each article; several for a list. */
interface Dictionary {
  values: unknown[]
  of: (number | number[])[]
}

/** Packs articles for the index. */
export function packArticles(
  articles: readonly ArticleSummary[],
  synonyms: SearchSynonyms = { groups: [], ignored: [] },
): PackedIndex {
  const names = Object.keys(articles[0] ?? {}) as (keyof ArticleSummary)[]
  const columns = names.map((name) => [name, packColumn(articles.map((article) => article[name]))])
  return { articles: Object.fromEntries(columns) as PackedIndex['articles'], synonyms }
}

function packColumn(column: readonly unknown[]): Column {
  const values = [...new Set(column.flat())]
  if (values.length > column.length / 2 && !column.some(Array.isArray)) return [...column]
  const indexOf = new Map(values.map((value, index) => [value, index]))
  const index = (value: unknown): number => indexOf.get(value) ?? 0
  return {
    values,
    of: column.map((value) => (Array.isArray(value) ? value.map(index) : index(value))),
  }
}

/**
 * Reads the articles of an index.
 *
 * @throws where the file is no index, or columns differ in length
 */
export function unpackArticles(index: PackedIndex): ArticleSummary[] {
  const columns = Object.entries(index.articles).map(
    ([name, column]) => [name, unpackColumn(column)] as const,
  )
  const count = Math.max(0, ...columns.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, article) =>
    Object.fromEntries(columns.map(([name, values]) => [name, at(values, article)])),
  ) as unknown as ArticleSummary[]
}

function unpackColumn(column: Column): unknown[] {
  if (Array.isArray(column)) return column
  const value = (index: number): unknown => at(column.values, index)
  return column.of.map((index) => (Array.isArray(index) ? index.map(value) : value(index)))
}

function at(values: readonly unknown[], index: number): unknown {
  const value = values[index]
  if (value === undefined) throw new Error(`The index has no entry ${index}.`)
  return value
}

/** Path of the sentences of all articles that the build writes. */
export const textsUrl = (language: string): string => inFolder(language, 'article-texts.json')

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

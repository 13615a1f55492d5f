import type { IconName } from '../content-model/schemas/icons'
import type { ArticleSummary } from '../components/article/article-summary'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'

/** Where the build puts the index. */
export const indexAddress = '/article-index.json'

/** Few different values for many articles: each value once, and the place of each article's. */
export interface Choices<Value = string> {
  values: Value[]
  of: number[]
}

/** The one file that search reads: all articles, newest first, column by column to keep it small. */
export interface PackedIndex {
  /** Addresses without `/blog/`. */
  slugs: string[]
  titles: string[]
  excerpts: string[]
  dates: string[]
  minutes: number[]
  authors: Choices
  categories: Choices
  difficulties: Choices
  statuses: Choices<string | null>
  icons: Choices<IconName>
  /** Each tag once, and the places of the tags of each article. */
  tags: { values: string[]; of: number[][] }
  /** Places of the articles that are featured. */
  featured: number[]
  synonyms: SearchSynonyms
}

/**
 * Makes articles out of the index.
 *
 * @throws where the file is no index
 */
export function unpackArticles(index: PackedIndex): ArticleSummary[] {
  const featured = new Set(index.featured)
  return index.slugs.map((slug, place) => ({
    path: `/blog/${slug}`,
    title: at(index.titles, place),
    excerpt: at(index.excerpts, place),
    author: chosen(index.authors, place),
    date: at(index.dates, place),
    minutes: at(index.minutes, place),
    category: chosen(index.categories, place),
    tags: at(index.tags.of, place).map((tag) => at(index.tags.values, tag)),
    difficulty: chosen(index.difficulties, place),
    status: chosen(index.statuses, place),
    featured: featured.has(place),
    icon: chosen(index.icons, place),
  }))
}

function at<Value>(values: readonly Value[], place: number): Value {
  const value = values[place]
  if (value === undefined) throw new Error(`The index has no entry ${place}.`)
  return value
}

function chosen<Value>(choices: Choices<Value>, place: number): Value {
  return at(choices.values, at(choices.of, place))
}

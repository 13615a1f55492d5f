import type { IconName } from '../content-model/schemas/icons'
import type { ArticleSummary } from '../components/article/article-summary'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'

/** Where the build puts the index. */
export const indexUrl = '/article-index.json'

/** Few different values for many articles: each value once, and the place of each article's. */
export interface EncodedColumn<Value = string> {
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
  authors: EncodedColumn
  categories: EncodedColumn
  difficulties: EncodedColumn
  statuses: EncodedColumn<string | null>
  icons: EncodedColumn<IconName>
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
export function unpackArticles(packed: PackedIndex): ArticleSummary[] {
  const featured = new Set(packed.featured)
  return packed.slugs.map((slug, index) => ({
    path: `/blog/${slug}`,
    title: at(packed.titles, index),
    excerpt: at(packed.excerpts, index),
    author: decode(packed.authors, index),
    date: at(packed.dates, index),
    minutes: at(packed.minutes, index),
    category: decode(packed.categories, index),
    tags: at(packed.tags.of, index).map((tag) => at(packed.tags.values, tag)),
    difficulty: decode(packed.difficulties, index),
    status: decode(packed.statuses, index),
    featured: featured.has(index),
    icon: decode(packed.icons, index),
  }))
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index]
  if (value === undefined) throw new Error(`The index has no entry ${index}.`)
  return value
}

function decode<Value>(column: EncodedColumn<Value>, index: number): Value {
  return at(column.values, at(column.of, index))
}

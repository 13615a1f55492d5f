import type { IconName } from '../content-model/schemas/icons'
import type { ArticleSummary } from '../components/article/article-summary'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'

/** URL of the index that the build writes. */
export const indexUrl = '/article-index.json'

/**
 * Dictionary-encoded column: each distinct value once, and for each article the index of its value.
 */
export interface EncodedColumn<Value = string> {
  values: Value[]
  of: number[]
}

/** Index that search loads: all articles, newest first, column by column to keep the file small. */
export interface PackedIndex {
  /** Paths without `/blog/`. */
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
  /** Each tag once, and for each article the indexes of its tags. */
  tags: { values: string[]; of: number[][] }
  /** Indexes of the featured articles. */
  featured: number[]
  synonyms: SearchSynonyms
}

/**
 * Unpacks the articles of the index.
 *
 * @throws Error where the file is no index
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

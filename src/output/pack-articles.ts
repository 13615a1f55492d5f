import type { ArticleSummary } from '../components/article/article-summary'
import type { EncodedColumn, PackedIndex } from '../search/packed-index'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'

/** Packs articles into the index that search loads; `unpackArticles` of src/search reverses it. */
export function packArticles(
  articles: readonly ArticleSummary[],
  synonyms: SearchSynonyms = { groups: [], ignored: [] },
): PackedIndex {
  const column = <Name extends keyof ArticleSummary>(name: Name): ArticleSummary[Name][] =>
    articles.map((article) => article[name])
  const tags = [...new Set(column('tags').flat())]
  const tagIndexes = new Map(tags.map((tag, index) => [tag, index]))
  return {
    slugs: column('path').map((path) => path.replace(/^\/blog\//, '')),
    titles: column('title'),
    excerpts: column('excerpt'),
    dates: column('date'),
    minutes: column('minutes'),
    authors: encodeColumn(column('author')),
    categories: encodeColumn(column('category')),
    difficulties: encodeColumn(column('difficulty')),
    statuses: encodeColumn(column('status')),
    icons: encodeColumn(column('icon')),
    tags: {
      values: tags,
      of: column('tags').map((list) => list.map((tag) => tagIndexes.get(tag) ?? 0)),
    },
    featured: articles.flatMap(({ featured }, index) => (featured ? [index] : [])),
    synonyms,
  }
}

function encodeColumn<Value>(column: readonly Value[]): EncodedColumn<Value> {
  const values = [...new Set(column)]
  const indexes = new Map(values.map((value, index) => [value, index]))
  return { values, of: column.map((value) => indexes.get(value) ?? 0) }
}

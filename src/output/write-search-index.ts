import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { articleSummaryOf, type ArticleSummary } from '../content-model/article-summary'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'
import { packArticles } from '../search/packed-index'

/**
 * Writes the index that search, categories and pagination load.
 *
 * @param articles all of them, newest first
 */
export async function writeSearchIndex(
  args: CreatePagesArgs,
  articles: readonly ArticleSummary[],
): Promise<void> {
  const { data } = await args.graphql<{ synonyms: { data: SearchSynonyms } | null }>(`
    {
      synonyms: contentRecord(collection: { eq: "searchSynonyms" }) {
        data
      }
    }
  `)
  const index = packArticles(articles.map(articleSummaryOf), data?.synonyms?.data)
  await writeFile(join('public', 'article-index.json'), JSON.stringify(index))
}

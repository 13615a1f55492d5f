import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { articleSummaryOf, type ArticleSummary } from '../content-model/article-summary'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'
import {
  listIndexUrl,
  sentencesUrl,
  type ListIndex,
  type SentencesByPath,
} from '../search/search-files'

interface IndexQuery {
  synonyms: { data: SearchSynonyms } | null
  texts: { nodes: { path: string; sentences: string[] }[] }
}

/**
 * Writes the index that search, categories and pagination load, and the sentences that a search
 * loads.
 *
 * @param articles those of the language, newest first
 * @param language folder of the language; empty for the default language
 */
export async function writeSearchIndex(
  args: CreatePagesArgs,
  articles: readonly ArticleSummary[],
  language: string,
): Promise<void> {
  const { data } = await args.graphql<IndexQuery>(`
    {
      synonyms: contentRecord(
        collection: { eq: "searchSynonyms" }
        language: { eq: "${language}" }
      ) {
        data
      }
      texts: allContentArticle(filter: { language: { eq: "${language}" } }) {
        nodes {
          path
          sentences
        }
      }
    }
  `)
  const synonyms = data?.synonyms?.data ?? { groups: [], ignored: [] }
  const list: ListIndex = { articles: articles.map(articleSummaryOf), synonyms }
  const sentences: SentencesByPath = Object.fromEntries(
    data?.texts.nodes.map((article) => [article.path, article.sentences]) ?? [],
  )
  await write(listIndexUrl(language), list)
  await write(sentencesUrl(language), sentences)
}

async function write(path: string, content: object): Promise<void> {
  const file = join('public', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(content))
}

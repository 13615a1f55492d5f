import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import type { ArticleSummary } from '../blog/article-summary'
import type { SearchSynonyms } from '../content-model/shapes/search-synonyms'
import { packArticles } from './pack-articles'

interface IndexQuery {
  allContentArticle: { nodes: ArticleSummary[] }
  synonyms: { data: SearchSynonyms } | null
}

/** Writes the one static file that search, category and paging read: all articles, newest first. */
export async function writeArticleIndex(args: CreatePagesArgs): Promise<void> {
  const { data } = await args.graphql<IndexQuery>(`
    {
      allContentArticle(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          path
          title
          excerpt
          author
          date
          minutes
          category
          tags
          difficulty
          status
          featured
          icon
        }
      }
      synonyms: contentRecord(collection: { eq: "searchSynonyms" }) {
        data
      }
    }
  `)
  const index = packArticles(data?.allContentArticle.nodes ?? [], data?.synonyms?.data)
  await writeFile(join('public', 'article-index.json'), JSON.stringify(index))
}

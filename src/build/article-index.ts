import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import type { ArticleSummary } from '../blog/article-summary'

/** Writes the one static file that search, category and paging read: all articles, newest first. */
export async function writeArticleIndex(args: CreatePagesArgs): Promise<void> {
  const { data } = await args.graphql<{ allContentArticle: { nodes: ArticleSummary[] } }>(`
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
    }
  `)
  const articles = data?.allContentArticle.nodes ?? []
  await writeFile(join('public', 'article-index.json'), JSON.stringify(articles))
}

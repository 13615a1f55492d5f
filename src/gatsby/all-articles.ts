import type { CreatePagesArgs } from 'gatsby'
import { articleSummaryQuery, type ArticleSummary } from '../content-model/article-summary'
import type { FridgeSheet } from '../content-model/fridge-sheet'

/** An article, with the id of its node. */
export interface KnownArticle extends ArticleSummary {
  id: string
  language: string
  slug: string
  sourcePath: string
  fridge: FridgeSheet | null
}

/**
 * All articles, newest first. What needs all of them is made of this one list when pages are made;
 * a page that asked for them itself would be made anew at every change of any article.
 */
export async function queryArticles(args: CreatePagesArgs): Promise<KnownArticle[]> {
  const { data, ...result } = await args.graphql<{ all: { nodes: KnownArticle[] } }>(`
    {
      all: allContentArticle(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          id
          ${articleSummaryQuery}
          slug
          language
          sourcePath
          fridge
        }
      }
    }
  `)
  if (!data) args.reporter.panic('The articles could not be queried.', result.errors as Error[])
  return data?.all.nodes ?? []
}

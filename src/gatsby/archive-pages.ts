import type { CreatePagesArgs } from 'gatsby'
import type { ArticleSummary } from '../content-model/article-summary'
import type { ArchiveCopy, ArchivePage } from '../components/article/page-contexts'
import { archivePage, mostListed, mostWithoutArchive } from '../content-model/page-groups'

/** A page of the archive, with its address. */
export interface PlannedArchivePage {
  path: string
  context: ArchivePage
}

/**
 * Cuts all articles into the pages of the archive; none where one page can list them.
 *
 * @param articles all of them, newest first
 * @param siteMap address of the page that lists all pages of the language, if there is one
 */
export function archivePages(
  articles: readonly ArticleSummary[],
  siteMap: string | undefined,
  language = '',
): PlannedArchivePage[] {
  if (articles.length <= mostWithoutArchive(siteMap)) return []
  const pages = Math.ceil(articles.length / mostListed)
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1
    const link = (to: number): string | null =>
      to >= 1 && to <= pages && to !== page ? archivePage(to, language) : null
    return {
      path: archivePage(page, language),
      context: {
        page,
        pages,
        address: archivePage(page, language),
        articles: articles
          .slice(index * mostListed, page * mostListed)
          .map(({ path, title, date }) => ({ path, title, date })),
        newest: link(1),
        newer: link(page - 1),
        older: link(page + 1),
        oldest: link(pages),
      },
    }
  })
}

/** What all pages of the archive say above their titles; nothing while develop cannot read it. */
export async function queryArchiveTexts(
  args: CreatePagesArgs,
  language: string,
): Promise<ArchiveCopy | undefined> {
  const { data, ...result } = await args.graphql<{ blog: { archive: ArchiveCopy } | null }>(`
    {
      blog: contentBlog(language: { eq: "${language}" }) {
        archive
      }
    }
  `)
  if (!data) args.reporter.panic('The archive could not be queried.', result.errors as Error[])
  return data?.blog?.archive
}

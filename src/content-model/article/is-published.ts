import type { ArticleContent } from '../schemas/article'

/** The fields that decide when an article is published. */
type Publishing = Pick<ArticleContent, 'draft' | 'publishOn'>

/**
 * Whether an article is part of the site. The only place that decides it: for an article that is
 * not, a build makes no record, and so no page, no entry in lists, search, feed and sitemap.
 *
 * @param today the day to judge by: 2026-10-21
 * @param showDrafts true in a preview, which shows everything
 */
export function isPublished(article: Publishing, today: string, showDrafts = false): boolean {
  if (showDrafts) return true
  return !article.draft && (article.publishOn === undefined || article.publishOn <= today)
}

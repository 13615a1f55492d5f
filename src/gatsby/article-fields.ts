import { isPublished } from '../content-model/article/is-published'
import type { ContentRecord } from '../content-model/record'
import type { NodeImage } from '../render/images/image-set'

/** When and for whom articles are shown. */
export interface Visibility {
  /** The day of the build: 2026-10-21. */
  today: string
  /** Whether articles that are not published yet are shown. */
  showDrafts: boolean
}

/**
 * The fields of an article's node; nothing where this build must not show the article.
 *
 * @param images those that it shows, by the names of their files
 */
export function articleNodeFields(
  { id, data }: ContentRecord<'article'>,
  { today, showDrafts }: Visibility,
  images: Readonly<Record<string, NodeImage>> = {},
): Record<string, unknown> | undefined {
  if (!isPublished(data, today, showDrafts)) return undefined
  return {
    featured: false,
    ...data,
    // The mark stands wherever an article is listed, so that a preview is never taken for the site.
    ...(isPublished(data, today) ? {} : { status: unpublishedMark(data) }),
    slug: id,
    images,
  }
}

/** The status of an article that is not published: a draft, or the day on which it will be. */
function unpublishedMark({ draft, publishOn }: ContentRecord<'article'>['data']): string {
  return draft || publishOn === undefined ? 'Draft' : publishOn
}

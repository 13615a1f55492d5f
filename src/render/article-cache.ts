import type { ArticleRenderContext } from './article-render-context'
import { withoutLinesAbove } from './article-text'
import { buildCache, cacheKey } from '../cache/build-cache'

/** The HTML of finished articles. */
export const articleCache = buildCache('articles')

/** The name under which an article is kept: nothing that its HTML depends on is left out. */
export const articleCacheKey = (body: string, context: ArticleRenderContext): string =>
  cacheKey([JSON.stringify(context), withoutLinesAbove(body)])

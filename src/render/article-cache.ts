import type { ArticleLink } from '../content-model/article/article-body'
import type { ShownPicture } from '../content-model/article/article-pictures'
import { buildCache, cacheKey } from '../cache/build-cache'
import { digestOf } from '../cache/digest'
import type { ArticleRenderContext } from './article-render-context'
import { withoutLinesAbove } from './article-text'
import type { NodePicture } from './pictures/picture-set'
import type { RenderedArticle } from './render-article'

/** What was found in the body of an article without a mistake; lines are counted from its first words. */
export interface CachedBody {
  links: ArticleLink[]
  pictures: ShownPicture[]
  /** Sentences that search looks through. */
  sentences: string[]
  /** Left out where it has pictures, which the check of bodies does not measure. */
  rendered?: RenderedArticle
}

const cache = buildCache('articles')

/** Bodies that this build or the last one has read. The check writes them, and pages take them from here. */
export const bodyCache = {
  get: (key: string): CachedBody | undefined => read<CachedBody>(key),
  set: (key: string, body: CachedBody): void => cache.set(key, JSON.stringify(body)),
  /** Removes what belongs to other bodies than these. */
  prune: (keys: ReadonlySet<string>): void =>
    cache.prune({ has: (name) => keys.has(name.split('.')[0] ?? '') }),
}

/** Articles with pictures, rendered when a page first asks for one. */
export const illustratedCache = {
  get: (key: string, pictures: Pictures): RenderedArticle | undefined =>
    read<RenderedArticle>(illustratedName(key, pictures)),
  set: (key: string, pictures: Pictures, article: RenderedArticle): void =>
    cache.set(illustratedName(key, pictures), JSON.stringify(article)),
}

type Pictures = Readonly<Record<string, NodePicture>>

const illustratedName = (key: string, pictures: Pictures): string =>
  `${key}.${digestOf(JSON.stringify(pictures))}`

function read<Value>(name: string): Value | undefined {
  const entry = cache.get(name)
  return entry && (JSON.parse(entry.toString()) as Value)
}

/** Returns the key of a body: nothing that its check and its HTML depend on is left out. */
export const bodyCacheKey = (body: string, context: ArticleRenderContext): string =>
  cacheKey([JSON.stringify(context), withoutLinesAbove(body)])

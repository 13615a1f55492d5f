import type { ArticleLink } from '../content-model/article/article-body'
import type { ShownImage } from '../content-model/article/article-images'
import { buildCache, cacheKey } from '../cache/build-cache'
import { digestOf } from '../cache/digest'
import type { ArticleRenderContext } from './article-render-context'
import { withoutLinesAbove } from './article-text'
import type { NodeImage } from './images/image-set'
import type { RenderedArticle } from './render-article'

/** What was found in the body of an article without a mistake; lines are counted from its first words. */
export interface CachedBody {
  links: ArticleLink[]
  images: ShownImage[]
  /** Sentences that search looks through. */
  sentences: string[]
  /** Left out where it has images, which the check of bodies does not measure. */
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

/** Articles with images, rendered when a page first asks for one. */
export const illustratedCache = {
  get: (key: string, images: Images): RenderedArticle | undefined =>
    read<RenderedArticle>(illustratedName(key, images)),
  set: (key: string, images: Images, article: RenderedArticle): void =>
    cache.set(illustratedName(key, images), JSON.stringify(article)),
}

type Images = Readonly<Record<string, NodeImage>>

const illustratedName = (key: string, images: Images): string =>
  `${key}.${digestOf(JSON.stringify(images))}`

function read<Value>(name: string): Value | undefined {
  const entry = cache.get(name)
  return entry && (JSON.parse(entry.toString()) as Value)
}

/** Returns the key of a body: nothing that its check and its HTML depend on is left out. */
export const bodyCacheKey = (body: string, context: ArticleRenderContext): string =>
  cacheKey([JSON.stringify(context), withoutLinesAbove(body)])

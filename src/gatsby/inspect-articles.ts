import { parseBody } from '../content-model/article/article-body'
import { inspectBody, type InspectedBody } from '../content-model/article/check-article-body'
import type { ContentRecord, InspectBodies } from '../content-model/record'
import { parseAndInspect } from '../content-model/rules/bodies'
import { knownFacts } from '../content-model/variables/known-facts'
import { bodyCache, bodyCacheKey } from '../render/article-cache'
import { articleRenderContextOf, type ArticleRenderContext } from '../render/article-render-context'
import { articleSentences } from '../render/article-sentences'
import { renderTree } from '../render/render-article'
import { configuredPathPrefix } from './path-prefix'

/**
 * Begins a check of bodies that parses each article once, until its words or the facts that it shows
 * change: an article without a mistake is rendered from the same tree. One with images is rendered
 * when a page asks for it, because the check does not measure them.
 *
 * @returns the check, and what removes the bodies that were not asked for
 */
export function openArticles(): { inspect: InspectBodies; prune: () => void } {
  const wanted = new Set<string>()
  return {
    inspect: (records) => {
      const inspectPlainly = parseAndInspect(records)
      if (!knownFacts(records)) return inspectPlainly
      const context = articleRenderContextOf(records, configuredPathPrefix())
      return (record) => {
        if (record.collection !== 'article') return inspectPlainly(record)
        const key = bodyCacheKey(record.body ?? '', context)
        wanted.add(key)
        return findInspected(record, key) ?? inspectAndRender(record, key, context)
      }
    },
    prune: () => bodyCache.prune(wanted),
  }
}

function findInspected({ body = '' }: ContentRecord, key: string): InspectedBody | undefined {
  const known = bodyCache.get(key)
  if (!known) return undefined
  const lines = linesAbove(body)
  return {
    diagnostics: [],
    links: moved(known.links, lines),
    images: moved(known.images, lines),
  }
}

function inspectAndRender(
  record: ContentRecord,
  key: string,
  { facts, ...parts }: ArticleRenderContext,
): InspectedBody {
  const { body = '' } = record
  const parsed = parseBody(body)
  const found = inspectBody(record, parsed, facts)
  const { diagnostics, links, images } = found
  if (parsed.root && images && diagnostics.length === 0) {
    const lines = -linesAbove(body)
    bodyCache.set(key, {
      links: moved(links, lines),
      images: moved(images, lines),
      // Rendering takes the tree apart.
      sentences: articleSentences(parsed.root, facts, parts.language),
      ...(images.length === 0 ? { rendered: renderTree(parsed.root, facts, parts) } : {}),
    })
  }
  return found
}

/** Counts the empty lines that stand for the front matter. */
const linesAbove = (body: string): number => body.length - body.replace(/^\n+/, '').length

function moved<Part extends { line: number }>(parts: readonly Part[], by: number): Part[] {
  return parts.map((part) => ({ ...part, line: part.line + by }))
}

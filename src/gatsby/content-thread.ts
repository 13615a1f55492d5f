import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { join } from 'node:path'
import { mayShowPictures } from '../content-model/article/article-pictures'
import type { Diagnostic } from '../content-model/diagnostic'
import type { ContentRecords } from '../content-model/record'
import { articleRenderContextOf, type ArticleRenderContext } from '../render/article-render-context'
import { currentDay } from './current-day'
import { articleCacheKey, articleCache } from '../render/article-cache'
import { compiledBuild } from '../cache/build-cache'
import { checkContentAndPictures } from './read-content'
import { openBodyCheckCache } from '../cache/body-check-cache'
import { renderArticle } from '../render/render-article'
import { configuredPathPrefix } from './path-prefix'
import { readSettings } from './settings'

/** Distinguishes this thread from others that may load the same file. */
const threadName = 'check the content and render its articles'

/**
 * Room for young objects in the thread, in MB: twice what V8 gives. The lists that an article is read
 * into often outlive a collection of half the room, and take the whole article with them: a third of
 * the thread's time went into copying what nothing needs any more.
 */
const youngGenerationMb = 96

/** Gatsby empties the folder when the site's own set-up changes. */
const memory = join('.cache', 'inspected-bodies.json')

/**
 * Checks the whole content folder on a processor of its own while Gatsby reads it, and then renders
 * articles while Gatsby bundles scripts. The thread runs the same compiled file as this one.
 *
 * @returns every mistake
 */
export function checkInThread(): Promise<Diagnostic[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(join(process.cwd(), compiledBuild), {
      workerData: threadName,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    })
    thread.once('error', reject)
    thread.once('message', (diagnostics: Diagnostic[]) => {
      // A build that has ended waits for nothing more to be drawn.
      thread.unref()
      resolve(diagnostics)
    })
  })
}

/** Checks the whole content folder. */
export async function checkContent(): Promise<{
  records: ContentRecords
  diagnostics: Diagnostic[]
}> {
  const bodies = openBodyCheckCache(memory)
  const checked = await checkContentAndPictures(
    readSettings().contentDir,
    currentDay(),
    bodies.inspect,
  )
  bodies.save()
  return checked
}

/** The articles to render. The records themselves would take too much memory for so long. */
interface RenderTask {
  context: ArticleRenderContext
  /** Bodies of the articles without images; others are rendered when their page is queried. */
  bodies: string[]
}

function renderTaskOf(records: ContentRecords): RenderTask {
  const bodies = records.of('article').map(({ body = '' }) => body)
  return {
    context: articleRenderContextOf(records, configuredPathPrefix()),
    bodies: bodies.filter((body) => !mayShowPictures(body)),
  }
}

/** Renders every article that is not cached, and removes cached ones that are not needed. */
function renderArticles({ context, bodies }: RenderTask): void {
  const wanted = new Map(bodies.map((body) => [articleCacheKey(body, context), body]))
  articleCache.prune(wanted)
  const cached = new Set(articleCache.names())
  const { facts, ...parts } = context
  for (const [name, body] of wanted) {
    if (!cached.has(name)) articleCache.set(name, renderArticle(body, facts, parts))
  }
}

/** Checks the content, says what was found, and gives back what to draw: nothing after a mistake. */
async function checkAndSay(): Promise<RenderTask | undefined> {
  const { records, diagnostics } = await checkContent()
  parentPort?.postMessage(diagnostics)
  return diagnostics.length > 0 ? undefined : renderTaskOf(records)
}

async function runThread(): Promise<void> {
  const renderTask = await checkAndSay()
  if (renderTask) renderArticles(renderTask)
}

if (!isMainThread && workerData === threadName) void runThread()

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { join } from 'node:path'
import type { CheckedSite } from '../content-model/check-site'
import type { ContentRecords } from '../content-model/record'
import { checkPublishedHelpLines } from '../content-model/rules/help-lines'
import { checkPublishedSamples } from '../content-model/rules/samples'
import type { Diagnostic } from '../content-model/diagnostic'
import { compiledBuild } from '../cache/build-cache'
import { currentDay } from './current-day'
import { openArticles } from './inspect-articles'
import { checkContentAndImages } from './read-content'
import { readSettings } from './settings'

/** Distinguishes this thread from others that may load the same file. */
const threadName = 'check the content and render its articles'

/**
 * Room for young objects in the thread, in MB: twice what V8 gives. The lists that an article is read
 * into often outlive a collection of half the room, and take the whole article with them: a third of
 * the thread's time went into copying what nothing needs any more.
 */
const youngGenerationMb = 96

/** What is said of the content folder. */
export type Findings = Pick<CheckedSite, 'diagnostics' | 'hints'>

/**
 * Checks the whole content folder and renders its articles on a processor of its own, while Gatsby
 * reads it. The thread runs the same compiled file as this one.
 *
 * @returns every mistake and hint
 */
export function checkInThread(): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(join(process.cwd(), compiledBuild), {
      workerData: threadName,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    })
    thread.once('error', reject)
    thread.once('message', resolve)
  })
}

/** Checks the whole content folder, and renders the articles in which nothing was found. */
export async function checkContent(): Promise<CheckedSite> {
  const articles = openArticles()
  const { contentDir } = readSettings()
  const checked = await checkContentAndImages(contentDir, currentDay(), articles.inspect)
  articles.prune()
  const unfit = [checked.records, ...checked.translations].flatMap(unpublishable)
  return { ...checked, diagnostics: [...checked.diagnostics, ...unfit] }
}

/** Finds what a build for visitors must not publish: samples, and numbers that nobody has called. */
function unpublishable(records: ContentRecords): Diagnostic[] {
  const { local, preview, siteOrigin } = readSettings()
  const origin = siteOrigin ?? records.of('site')[0]?.data.origin
  return local || preview || !origin
    ? []
    : [checkPublishedSamples, checkPublishedHelpLines].flatMap((check) => check(records, origin))
}

async function runThread(): Promise<void> {
  const { diagnostics, hints } = await checkContent()
  const findings: Findings = { diagnostics, hints }
  parentPort?.postMessage(findings)
}

if (!isMainThread && workerData === threadName) void runThread()

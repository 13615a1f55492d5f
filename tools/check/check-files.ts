import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { collectionOf, ContentRecords, type SourceFile } from '../../src/content-model/record'
import { factCollections, factsOfSite } from '../../src/content-model/facts'
import { defaultLanguage } from '../../src/content-model/prose/languages/registry'
import { languageFolder } from '../../src/content-model/language'
import { filesByLanguage } from '../../src/content-model/language-files'
import { readFile } from '../../src/content-model/parse/read-file'
import { createFileChecker, type FileFindings, type CheckContext } from './check-file'
import { openCache } from '../../src/cache/build-cache'
import { digestOfAll } from '../../src/cache/digest'
import { rulesVersion } from './rules-version'

/** Smallest number of files for which starting workers, which takes a second, pays. */
const minFilesForWorkers = 400
/**
 * Size of V8's young generation in megabytes; with less, workers spend their time on garbage
 * collection.
 */
const youngGenerationMb = 64

/**
 * Checks files one by one, on all processors where there are many. A file is checked again only
 * when it, the context or a rule has changed.
 *
 * @param files content files without images
 * @param allFiles all files of the site, also those that the project brings
 * @param cacheFolder cache of findings
 */
export async function checkFiles(
  files: readonly SourceFile[],
  allFiles: readonly SourceFile[],
  cacheFolder: string,
): Promise<ReadonlyMap<string, FileFindings>> {
  const context = contextOf(allFiles)
  const cache = openCache(cacheFolder)
  const version = digestOfAll([rulesVersion(), JSON.stringify(context)])
  const keys = files.map(({ path, bytes, defaults }) =>
    digestOfAll([version, path, bytes, ...(defaults ? [defaults] : [])]),
  )
  cache.prune(new Set(keys))
  const known = keys.map((key) => readFindings(cache.get(key)))

  const unchecked = files.filter((_file, index) => !known[index])
  const findings =
    unchecked.length < minFilesForWorkers
      ? unchecked.map(createFileChecker(context))
      : await checkInParallel(unchecked, context)
  const checked = new Map(unchecked.map(({ path }, index) => [path, findings[index]]))
  return new Map(
    files.map(({ path }, index) => {
      const found = checked.get(path)
      if (found) cache.set(keys[index] ?? '', JSON.stringify(found))
      return [path, known[index] ?? (found as FileFindings)]
    }),
  )
}

const readFindings = (entry: Buffer | undefined): FileFindings | undefined =>
  entry && (JSON.parse(entry.toString()) as FileFindings)

/** Reads the context out of the files themselves. */
function contextOf(files: readonly SourceFile[]): CheckContext {
  const contextFiles = files.filter(({ path }) =>
    [...factCollections, 'wordsToAvoid', 'interface'].includes(collectionOf(path)?.name ?? ''),
  )
  const languages = [...filesByLanguage(contextFiles)].map(([folder, some]) => {
    const read = some.flatMap((file) => readFile(file).record ?? [])
    return { folder, records: new ContentRecords(read, [], []) }
  })
  return {
    facts: Object.fromEntries(
      languages.map(({ folder, records }) => [folder, factsOfSite(records)] as const),
    ),
    avoided: Object.fromEntries(
      languages.flatMap(({ records }) =>
        records.of('wordsToAvoid').map(({ file, data }) => [languageFolder(file), data] as const),
      ),
    ),
    defaultLanguage: defaultLanguage(languages.flatMap(({ records }) => records.all)),
  }
}

/** Distributes files over workers and this thread, and returns the findings in order. */
async function checkInParallel(
  files: readonly SourceFile[],
  context: CheckContext,
): Promise<FileFindings[]> {
  const processors = availableParallelism()
  const shares = Array.from({ length: processors }, (_, processor) =>
    files.filter((_file, index) => index % processors === processor),
  )
  const [own = [], ...others] = shares
  const elsewhere = others.map((part) => checkInWorker(part, context))
  const found = [own.map(createFileChecker(context)), ...(await Promise.all(elsewhere))]
  return files.map(
    (_file, index) => found[index % processors]?.[Math.floor(index / processors)] as FileFindings,
  )
}

function checkInWorker(
  files: readonly SourceFile[],
  context: CheckContext,
): Promise<FileFindings[]> {
  return new Promise((resolve, reject) => {
    new Worker(join(__dirname, 'check-files-worker.ts'), {
      workerData: { files, context },
      execArgv: ['--require', 'tsx/cjs'],
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    })
      .once('message', resolve)
      .once('error', reject)
  })
}

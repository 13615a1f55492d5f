import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { collectionOf } from '../../src/content-model/collections'
import { knownFacts } from '../../src/content-model/variables/known-facts'
import { readFile } from '../../src/content-model/parse/read-file'
import { ContentRecords, type SourceFile } from '../../src/content-model/record'
import { rulesVersion } from '../../src/cache/rules-version'
import { judgeWith, type Judged, type Lists } from './judge-file'
import { digestOf } from '../../src/cache/digest'
import { openCache } from './cache'

/** So many files are worth the second that it takes to start a helper. */
const worthHelpers = 400
/** Room in megabytes for what is soon forgotten; with less, a helper is busy tidying up. */
const youngMemory = 64

/**
 * Judges files each by itself, on all processors where there are many. A file is judged anew only
 * when it, a list or a rule has changed.
 *
 * @param files content files without pictures
 * @param memoryFile where it is kept what was found
 */
export async function judgeFiles(
  files: readonly SourceFile[],
  memoryFile: string,
): Promise<ReadonlyMap<string, Judged>> {
  const lists = listsOf(files)
  const memory = openCache<Judged>(memoryFile)
  const version = digestOf([rulesVersion(), JSON.stringify(lists)])
  const keys = new Map(files.map(({ path, bytes }) => [path, digestOf([version, path, bytes])]))
  const keyOf = ({ path }: SourceFile): string => keys.get(path) ?? ''

  const open = files.filter((file) => !memory.get(keyOf(file)))
  const judged = open.length < worthHelpers ? open.map(judgeWith(lists)) : await share(open, lists)
  open.forEach((file, index) => memory.set(keyOf(file), judged[index] as Judged))
  memory.save()
  return new Map(files.map((file) => [file.path, memory.get(keyOf(file)) as Judged]))
}

/** What the files themselves say that all of them are judged by. */
function listsOf(files: readonly SourceFile[]): Lists {
  const wanted = files.filter(({ path }) =>
    ['site', 'facts', 'wordsToAvoid'].includes(collectionOf(path)?.name ?? ''),
  )
  const records = new ContentRecords(
    wanted.flatMap((file) => readFile(file).record ?? []),
    [],
    [],
  )
  return { facts: knownFacts(records), avoided: records.of('wordsToAvoid')[0]?.data }
}

/** Gives each processor every so-manieth file, this one too, and puts what they find into order. */
async function share(files: readonly SourceFile[], lists: Lists): Promise<Judged[]> {
  const processors = availableParallelism()
  const shares = Array.from({ length: processors }, (_, processor) =>
    files.filter((_file, index) => index % processors === processor),
  )
  const [own = [], ...others] = shares
  const elsewhere = others.map((part) => judgeElsewhere(part, lists))
  const found = [own.map(judgeWith(lists)), ...(await Promise.all(elsewhere))]
  return files.map(
    (_file, index) => found[index % processors]?.[Math.floor(index / processors)] as Judged,
  )
}

function judgeElsewhere(files: readonly SourceFile[], lists: Lists): Promise<Judged[]> {
  return new Promise((resolve, reject) => {
    new Worker(join(__dirname, 'judge-worker.ts'), {
      workerData: { files, lists },
      execArgv: ['--require', 'tsx/cjs'],
      resourceLimits: { maxYoungGenerationSizeMb: youngMemory },
    })
      .once('message', resolve)
      .once('error', reject)
  })
}

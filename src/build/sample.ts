import { existsSync } from 'node:fs'
import { entryOf } from '../content-model/collections'
import { filesByLanguage } from '../content-model/language-files'
import { readFile } from '../content-model/parse/read-file'
import { collectionOf, type SourceFile } from '../content-model/record'
import { claimsIn } from '../content-model/rules/claims'
import { readContentFiles } from './read-content'

/** Folders of the sample, and of what `npm run adopt` begins a site with, where all follows from answers. */
const sampleFolder = 'content'
const starterFolder = 'starter'

let known: ReadonlySet<string> | undefined

/** Returns digests of what the sample says about its own organization. They are made once. */
export function sampleDigests(): ReadonlySet<string> {
  known ??= digestsOfSample((file) => file)
  return known
}

/** Returns digests of what the sample says about its own organization in files that are changed. */
export const digestsOfSample = (change: (file: SourceFile) => SourceFile): ReadonlySet<string> =>
  new Set(digestsIn(sampleFolder, change, new Set(digestsIn(starterFolder, change))))

function digestsIn(
  folder: string,
  change: (file: SourceFile) => SourceFile,
  except: ReadonlySet<string> = new Set(),
): string[] {
  if (!existsSync(folder)) return []
  return [...filesByLanguage(readContentFiles(folder).map(change)).values()]
    .flat()
    .filter(({ path, inherited }) => {
      const key = inherited ? undefined : collectionOf(path)
      return key && entryOf(key.name).claims
    })
    .flatMap((file) => readFile(file).record ?? [])
    .flatMap((record) => claimsIn(record, 'en').map(({ digest }) => digest))
    .filter((digest) => !except.has(digest))
}

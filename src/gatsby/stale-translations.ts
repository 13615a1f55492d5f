import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcePath } from '../content-model/language'
import { readFile } from '../content-model/parse/read-file'
import { fileOf } from '../content-model/record-key'
import type { ContentRecord } from '../content-model/record'
import { referencesOf } from '../content-model/rules/references'
import { sourceHash } from '../content-model/source-hash'

/** Finds for a translation the day of the last look at it, where its source has changed since. */
export type FindStale = (file: string) => string | undefined

/**
 * Returns a function that looks whether a translation, or a file that it shows, is older than its source.
 * Each file is read once.
 */
export function openTranslations(contentDir: string): FindStale {
  const records = new Map<string, ContentRecord | undefined>()
  const read = (path: string): ContentRecord | undefined => {
    if (!records.has(path)) records.set(path, readRecord(contentDir, path))
    return records.get(path)
  }
  const staleSince = (file: string): string | undefined => {
    const record = read(file)
    const source = read(sourcePath(file))
    const { translation } = record ?? {}
    if (!record || !translation || !source) return undefined
    return sourceHash(source) === translation.sourceHash ? undefined : translation.translatedOn
  }
  return (file) => {
    const record = read(file)
    if (!record) return undefined
    const language = file.slice(0, 2)
    const shown = referencesOf(record).map(({ name, id }) => fileOf(name, id, language))
    return [file, ...shown].flatMap((one) => staleSince(one) ?? []).sort()[0]
  }
}

/** A file that is missing or has mistakes is said by the check. */
function readRecord(contentDir: string, path: string): ContentRecord | undefined {
  try {
    return readFile({ path, bytes: readFileSync(join(contentDir, path)) }).record
  } catch {
    return undefined
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageFolder, sourcePath } from '../content-model/language'
import { readFile } from '../content-model/parse/read-file'
import { fileOf } from '../content-model/record-key'
import type { ContentRecord } from '../content-model/record'
import { referencesOf } from '../content-model/rules/references'
import { isOlder } from '../content-model/rules/translations'

/**
 * Finds for a translation the day of the last look at it, where its source has changed since; nothing for
 * a file of the default language.
 */
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
    return record && source && isOlder(record, source)
      ? record.translation?.translatedOn
      : undefined
  }
  return (file) => {
    const language = languageFolder(file)
    const record = language ? read(file) : undefined
    if (!record) return undefined
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

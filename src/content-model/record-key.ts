import { sourcePath, translatedPath } from './language'
import { collectionEntries, entryOf, type CollectionName } from './collections'

/** Collection and id of a record. */
export interface RecordKey {
  name: CollectionName
  id: string
}

/** Address of the page that a file is; nothing where it is no page of its own. */
export function urlOf({ name, id }: RecordKey): string | undefined {
  return entryOf(name).url?.(id)
}

/** Name of a file or folder. */
const name = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** Wildcards of a glob, from the first to the last. */
const wildcards = /\*.*\*|\*/

/** Matches the files of a glob; its first group is the id of the record. */
function fileMatcher(files: string): RegExp {
  const id = wildcards.exec(files)?.[0] ?? ''
  const idPattern = id.replace(/\*\*\/|\*/g, (part) => (part === '*' ? name : `(?:${name}/)*`))
  const [start = '', end = ''] = files.split(id)
  return new RegExp(`^${start}(${idPattern})${end.replace('.', '\\.')}$`)
}

const matchers = collectionEntries.map(([collection, { files, ids }]) => ({
  collection,
  matcher: fileMatcher(files),
  ids,
}))

/**
 * Finds the collection and id of a file; nothing where the file belongs to none. A translation has those
 * of the file that it is a translation of.
 */
export function collectionOf(file: string): RecordKey | undefined {
  const path = sourcePath(file)
  for (const { collection, matcher, ids } of matchers) {
    const id = matcher.exec(path)?.[1]
    if (id !== undefined && (!ids || ids.includes(id))) return { name: collection, id }
  }
  return undefined
}

/** Returns the file of a record, below the content folder. */
export function fileOf(name: CollectionName, id: string, language = ''): string {
  return translatedPath(entryOf(name).files.replace(wildcards, id), language)
}

/** Returns the files that a content folder may hold, as globs. */
export function possibleFiles(): string[] {
  return collectionEntries.flatMap(([, { files, ids }]) =>
    ids ? ids.map((id) => files.replace(wildcards, id)) : [files],
  )
}

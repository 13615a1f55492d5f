import { entryOf, type CollectionName } from './collections'

/** Returns the value of a field that the entry of the collection names; nothing where it is no text. */
function valueOf(data: object, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : (data as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : undefined
}

/** Returns the name of the place that a record is about. */
export function placeOf(collection: CollectionName, data: object): string | undefined {
  return valueOf(data, entryOf(collection).place)
}

/** Returns the last day on which a record is of use: 2026-10-21. */
export function lastDayOf(collection: CollectionName, data: object): string | undefined {
  return valueOf(data, entryOf(collection).ends)
}

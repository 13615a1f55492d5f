import { entryOf, type CollectionName } from './collections'

/** Returns the name of the place that a record is about. */
export function placeOf(collection: CollectionName, data: object): string | undefined {
  const { place } = entryOf(collection)
  const name = place === undefined ? undefined : (data as Record<string, unknown>)[place]
  return typeof name === 'string' ? name : undefined
}

/** Returns the last day on which a page is of use: 2026-10-21. */
export function lastDayOf(data: object): string | undefined {
  return 'until' in data ? (data.until as string | undefined) : undefined
}

import { entryOf, type CollectionName } from './collections'
import type { CityContent, LayoutContent } from './schemas/page'
import type { SectionEntry } from './section'

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

/** Puts the own parts of a city and the shared ones into the order of the layout. */
export function layOutCity(city: CityContent, layout: LayoutContent): SectionEntry[] {
  return layout.sections.flatMap((entry): SectionEntry[] => {
    if ('shared' in entry) return [entry]
    if (entry.own === 'more') return city.own.more ?? []
    return [city.own[entry.own]]
  })
}

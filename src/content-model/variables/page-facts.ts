import { entryOf } from '../collections'
import { urlOf } from '../record-key'
import { parentOf } from '../page-groups'
import type { ContentRecords } from '../record'
import type { PageContent } from '../schemas/page'
import type { Facts } from './fact-tokens'

/** Fields of a page that also hold for the pages below it. */
export type InheritedFields = Partial<Pick<PageContent, 'facts' | 'location'>>

/** What a page takes from itself and the pages above it. */
export interface PageFacts {
  facts: Facts
  /** Where visits are made from; left out where it is the place of site.yaml. */
  location?: NonNullable<PageContent['location']>
  /** Path of the page that names the location. */
  locationPath?: string
}

/** Returns a function that finds what the page at a path has for itself and the pages below it. */
export function inheritedFields(
  records: ContentRecords,
): (path: string) => InheritedFields | undefined {
  const fields = new Map(
    records.all
      .filter(({ collection }) => entryOf(collection).node === 'ContentPage')
      .map(({ collection, id, data }) => [urlOf({ name: collection, id }) ?? '', data] as const)
      .filter(([path]) => path !== '/'),
  )
  return (path) => fields.get(path) as InheritedFields | undefined
}

/** Returns the paths of a page and of the pages above it, the nearest last. */
export function pathsDownTo(path: string): string[] {
  return path === '' || path === '/' ? [path] : [...pathsDownTo(parentOf(path)), path]
}

/**
 * Returns the variables and the location of a page: its own, and those of the pages above it where it
 * has none.
 */
export function pageFacts(
  path: string,
  fieldsAt: (path: string) => InheritedFields | undefined,
): PageFacts {
  return pathsDownTo(path).reduce<PageFacts>(
    (above, current) => {
      const { facts = {}, location } = fieldsAt(current) ?? {}
      const place = location && { locality: location.locality, region: location.region }
      return {
        ...above,
        facts: { ...above.facts, ...place, ...facts },
        ...(location ? { location, locationPath: current } : {}),
      }
    },
    { facts: {} },
  )
}

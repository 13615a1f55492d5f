import type { AuditOptions, Limits, Variant } from '../../packages/comfort-audit/src'
import { allVariants } from '../../packages/comfort-audit/src'
import { namesIn } from '../../src/content-model/place-names'
import { placeOf } from '../../src/content-model/record-fields'
import { checkContentDir } from '../../src/gatsby/read-content'
import { contentDir } from '../../src/gatsby/settings'
import {
  builtPages,
  onePageOfEachKind,
  unknownPaths,
  unlistedPages,
  withAllParts,
} from '../speed/pages'
import { readingPanel } from './reading-panel'

/**
 * Settings of the audit for the built site in `public/`.
 *
 * @param pathPrefix path below which it is served
 */
export function ownSiteOptions({
  quick,
  maxPages,
  pathPrefix,
}: {
  quick: boolean
  maxPages: number | undefined
  pathPrefix: string
}): AuditOptions {
  const below = (paths: readonly string[]): string[] => paths.map((path) => pathPrefix + path)
  return {
    pages: below(ownPages(quick, maxPages)),
    limits: ownLimits(),
    submitForms: true,
    quick,
    ...(quick
      ? { variantsFor: quickVariantsFor(below([...onePageOfEachKind(), ...unknownPaths()])) }
      : {}),
    displaySettings: readingPanel,
    selectorAttributes: ['data-section'],
  }
}

function ownPages(quick: boolean, maxPages: number | undefined): string[] {
  const listed = builtPages()
  if (maxPages !== undefined) return listed.slice(0, maxPages)
  // A quick run measures one page for the fridge of each kind, and one question of each guide.
  const unlisted = quick ? withAllParts(unlistedPages()) : unlistedPages()
  // The pages that answer unknown addresses are measured as well.
  return [...listed, ...unlisted, ...unknownPaths()]
}

/** Limits that depend on the content: its telephone numbers and the names of its places. */
function ownLimits(): Record<string, Limits> {
  const { records } = checkContentDir(contentDir())
  const phones = JSON.stringify(records.all).match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []
  const known = [...new Set(phones)].map((phone) => phone.replace(/\D/g, ''))
  const names = records.all
    .flatMap(({ collection, data }) => placeOf(collection, data) ?? [])
    .flatMap(namesIn)
  return {
    'phone-numbers': { known },
    'unbroken-words': { names },
    'search-announced': { query: 'phone' },
  }
}

/**
 * Variants of a quick run: most for one page of each kind, few for the others. Dark and more contrast
 * are measured with answers and menus open.
 */
function quickVariantsFor(detailed: readonly string[]): (path: string) => readonly Variant[] {
  const most = allVariants.filter(({ state, theme }) => state !== 'plain' || theme === 'light')
  const few = most.filter(
    ({ state, width }) =>
      (state === 'plain' && width !== 320) ||
      (state === 'all open' && (width === 320 || width === 820)),
  )
  return (path) => (detailed.includes(path) ? most : few)
}

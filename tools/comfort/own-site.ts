import type { AuditOptions, Variant } from '../../packages/comfort-audit/src'
import { allVariants } from '../../packages/comfort-audit/src'
import { checkContentDir } from '../../src/build/read-content'
import { contentDir } from '../../src/build/settings'
import {
  builtPages,
  onePageOfEachKind,
  unknownPaths,
  unlistedPages,
  withAllParts,
} from '../speed/pages'
import { ownLimits } from './own-limits'
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
  const { records, translations } = checkContentDir(contentDir())
  const languages = [records, ...translations]
  const below = (paths: readonly string[]): string[] => paths.map((path) => pathPrefix + path)
  return {
    pages: below(ownPages(quick, maxPages)),
    limits: ownLimits(languages),
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

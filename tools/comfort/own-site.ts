import {
  allVariants,
  type AuditOptions,
  type DisplayChoice,
  type RuleLimits,
  type Variant,
} from '../../packages/comfort-audit/src/index'
import { namesIn } from '../../src/site/sections'
import { type ContentRecords, placeOf } from '../../src/content-model/record'
import { checkContentDir } from '../../src/build/read-content'
import { contentDir } from '../../src/build/settings'
import {
  builtPages,
  onePageOfEachKind,
  unknownPaths,
  unlistedPages,
  withAllParts,
} from '../built-site'

/** Pages of a run, limits and settings of the audit for the built site in `public/`. */
interface OwnSite {
  quick: boolean
  maxPages: number | undefined
  /** Path below which it is served. */
  pathPrefix: string
}

/** Returns the settings of the audit for the built site in `public/`. */
export function ownSiteOptions({ quick, maxPages, pathPrefix }: OwnSite): AuditOptions {
  const below = (paths: readonly string[]): string[] => paths.map((path) => pathPrefix + path)
  return {
    ...ownMeasures(),
    pages: below(ownPages(quick, maxPages)),
    quick,
    ...(quick
      ? { variantsFor: quickVariantsFor(below([...onePageOfEachKind(), ...unknownPaths()])) }
      : {}),
  }
}

/** Returns what the audit needs to know of our site, whichever pages it measures. */
export function ownMeasures() {
  const { records, translations } = checkContentDir(contentDir())
  return {
    limits: ownLimits([records, ...translations]),
    displaySettings: { minWidth: 768, apply: applyInPanel },
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
 * Variants of a quick run: most for one page of each kind, two for the others. Dark and more contrast
 * are measured with answers and menus open.
 */
function quickVariantsFor(detailed: readonly string[]): (path: string) => readonly Variant[] {
  const most = allVariants.filter(({ state, theme }) => state !== 'plain' || theme === 'light')
  const two = most.filter(
    ({ state, width }) =>
      (state === 'plain' && width === 1280) || (state === 'all open' && width === 320),
  )
  return (path) => (detailed.includes(path) ? most : two)
}

/** Returns the limits that depend on the content: its telephone numbers and the names of its places. */
function ownLimits(languages: readonly ContentRecords[]): RuleLimits {
  const all = languages.flatMap((records) => records.all)
  const known = new Set(languages.flatMap(phonesOf).map((phone) => phone.replace(/\D/g, '')))
  const names = all
    .flatMap(({ collection, data }) => placeOf(collection, data) ?? [])
    .flatMap(namesIn)
  return {
    'phone-numbers': { known: [...known] },
    'unbroken-words': { names: [...new Set(names)] },
  }
}

/** Returns our own numbers, and those of help lines. */
function phonesOf(records: ContentRecords): string[] {
  const own = records.of('site').flatMap(({ data }) => Object.values(data.phones))
  const lines = records.of('helpLines').flatMap(({ data }) => Object.values(data.lines))
  return [...own, ...lines.flatMap(({ telephone }) => telephone ?? [])]
}

/**
 * Runs in the page: applies a choice as the panel does when a reader changes it in another tab.
 *
 * @returns false if the page has no panel, or storage is blocked
 */
function applyInPanel({ theme, doubleText }: DisplayChoice): boolean {
  const themes = { light: '', dark: 'dark', 'more contrast': 'more' }
  try {
    // The script of the panel sets this property. Without it the panel has no button.
    if (!getComputedStyle(document.documentElement).getPropertyValue('--reading')) return false
    const choice = { theme: themes[theme], size: doubleText ? '200%' : '' }
    localStorage.setItem('reading', JSON.stringify(choice))
    dispatchEvent(new StorageEvent('storage', { key: 'reading' }))
    return true
  } catch {
    return false
  }
}

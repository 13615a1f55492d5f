import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPreferences } from '../preferences/apply-preferences'
import { onIntent } from '../hydration/on-intent'
import { restoreStaticPage } from '../hydration/restore-static-page'
import { cachedResults, type CacheEntry } from '../cache/cached-results'

/** At once, and again where another tab changed something or the page comes back from memory. */
const runAndRepeat =
  "function(a){a();['storage','pageshow'].forEach(function(e){addEventListener(e,function(){a()})})}"

/**
 * What stands in every page and is made once a build: its two scripts, made small, and the icon of
 * the tab as a `data:` address. gatsby-ssr.tsx knows them by these names, each the source of a
 * string; src/assets.d.ts declares them.
 *
 * @throws when static/icon.svg is missing or broken
 */
export async function headConstants(): Promise<Record<string, string>> {
  const [preferences = '', intent = '', icon = ''] = await cachedResults('head-parts', [
    minifiedScript(`(${runAndRepeat})(${applyPreferences.toString()})`),
    minifiedScript(`(${restoreStaticPage.toString()})();(${onIntent.toString()})()`),
    tabIcon(await readFile(join('static', 'icon.svg'))),
  ])
  return {
    PREFERENCES_SCRIPT: JSON.stringify(preferences.toString()),
    INTENT_SCRIPT: JSON.stringify(intent.toString()),
    TAB_ICON: JSON.stringify(`data:image/png;base64,${icon.toString('base64')}`),
  }
}

// Loaded only where something is made: the two libraries take half a second to begin.

function minifiedScript(script: string): CacheEntry {
  return {
    parts: [script],
    make: async () => {
      const { minify } = await import('@swc/core')
      const { code } = await minify(script, {
        // As new as it was written, and no newer.
        ecma: 2019,
        compress: { passes: 2 },
        mangle: { safari10: true },
        format: { safari10: true },
      })
      return Buffer.from(code)
    },
  }
}

function tabIcon(svg: Buffer): CacheEntry {
  return {
    parts: ['tab icon', svg],
    make: async () => {
      const { drawTabIcon } = await import('./icons')
      return drawTabIcon(svg)
    },
  }
}

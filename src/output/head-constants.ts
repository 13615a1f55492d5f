import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPreferences } from '../preferences/apply-preferences'
import { onIntent } from '../hydration/on-intent'
import { restoreStaticPage } from '../hydration/restore-static-page'
import { cachedResults, type CacheEntry } from '../cache/build-cache'

/**
 * Calls a function at once, and again when another tab has changed the storage or the page returns
 * from the back/forward cache.
 */
const runAndRepeat =
  "function(a){a();['storage','pageshow'].forEach(function(e){addEventListener(e,function(){a()})})}"

/**
 * Returns constants for gatsby-ssr.tsx that are made once a build: two minified scripts and the tab
 * icon as a `data:` URL. Each value is the source of a string, for webpack's DefinePlugin;
 * src/assets.d.ts declares them.
 *
 * @throws Error when static/icon.svg is missing or broken
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

// Both libraries are imported on demand: they take half a second to load.

function minifiedScript(script: string): CacheEntry {
  return {
    parts: [script],
    make: async () => {
      const { minify } = await import('@swc/core')
      const { code } = await minify(script, {
        // Does not introduce newer syntax.
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

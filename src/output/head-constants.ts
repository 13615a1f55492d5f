import type { Brand } from '../content-model/brand'
import { applyPreferences } from '../preferences/apply-preferences'
import { onIntent } from '../hydration/on-intent'
import { restoreStaticPage } from '../hydration/restore-static-page'
import { iconDrawing, type IconDrawing } from './brand-drawings'
import { cachedResults, type CacheEntry } from '../cache/build-cache'

/**
 * Calls a function at once, and again when another tab has changed the storage or the page returns
 * from the back/forward cache.
 */
const runAndRepeat =
  "function(a){a();['storage','pageshow'].forEach(function(e){addEventListener(e,function(){a()})})}"

/**
 * Returns constants for gatsby-ssr.tsx that are made once a build: two minified scripts, the tab icon
 * as a `data:` URL, the color schemes and the typeface. Each value is source code, for webpack's
 * DefinePlugin; src/assets.d.ts and gatsby-ssr.tsx
 * declare them.
 */
export async function headConstants(brand: Brand): Promise<Record<string, string>> {
  const [preferences = '', intent = '', icon = ''] = await cachedResults('head-parts', [
    minifiedScript(`(${runAndRepeat})(${applyPreferences.toString()})`),
    minifiedScript(`(${restoreStaticPage.toString()})();(${onIntent.toString()})()`),
    tabIcon(iconDrawing(brand)),
  ])
  return {
    PREFERENCES_SCRIPT: JSON.stringify(preferences.toString()),
    INTENT_SCRIPT: JSON.stringify(intent.toString()),
    SCHEMES: JSON.stringify(brand.schemes),
    TYPEFACE: JSON.stringify(typefaceOf(brand)),
    TAB_ICON: JSON.stringify(`data:image/png;base64,${icon.toString('base64')}`),
  }
}

function typefaceOf({ typeface }: Brand): { family: string; file: string } | null {
  return typeface ? { family: typeface.family, file: typeface.file } : null
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

function tabIcon(drawing: IconDrawing): CacheEntry {
  return {
    parts: ['tab icon', drawing.svg, drawing.background],
    make: async () => {
      const { drawTabIcon } = await import('./icons')
      return drawTabIcon(drawing)
    },
  }
}

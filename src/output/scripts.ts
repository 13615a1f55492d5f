import type { CacheEntry } from '../cache/build-cache'

/** Returns a cache entry that minifies a script of ours, which is made with `toString()`. */
export function minifiedScript(script: string): CacheEntry {
  return {
    parts: [script],
    make: async () => {
      // Imported only if needed: it takes half a second to load.
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

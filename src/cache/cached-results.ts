import { buildCache, cacheKey } from './build-cache'

/** A result to compute unless it is cached: its inputs, all of them, and how to compute it. */
export interface CacheEntry {
  parts: readonly (string | Uint8Array)[]
  make: () => Promise<Buffer>
}

/**
 * The results of one kind that this build needs, in the order of the entries. Those that an earlier
 * build has cached are not computed again; cached results that no entry asks for are removed.
 */
export async function cachedResults(
  kind: string,
  entries: readonly CacheEntry[],
): Promise<Buffer[]> {
  const cache = buildCache(kind)
  const names = entries.map(({ parts }) => cacheKey(parts))
  cache.prune(new Set(names))
  return Promise.all(
    entries.map(async ({ make }, index) => {
      const name = names[index] ?? ''
      const before = cache.get(name)
      if (before) return before
      const made = await make()
      cache.set(name, made)
      return made
    }),
  )
}

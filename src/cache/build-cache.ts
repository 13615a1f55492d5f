import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from './digest'

/** The build's own code, as Gatsby has compiled it. */
const compiledBuild = join('.cache', 'compiled', 'gatsby-node.js')

/** Hash of the build's own code and of the packages that it uses, computed once. */
let code: string | undefined
const codeVersion = (): string =>
  (code ??= digestOfAll(
    [compiledBuild, 'package-lock.json'].map((file) => readIfThere(file)?.toString() ?? ''),
  ))

/** The key of a cached result: a hash of all its inputs, of the build's code and of the lockfile. */
export const cacheKey = (parts: readonly (string | Uint8Array)[]): string =>
  digestOfAll([codeVersion(), ...parts])

/** Results of earlier runs by their keys, as files of one folder. */
export interface Cache {
  /** The cached result, or undefined. */
  get: (name: string) => Buffer | undefined
  /** Stores a result. It is written to a temporary file first, so that no reader sees half of it. */
  set: (name: string, content: string | Uint8Array) => void
  /** Removes every entry that is not wanted. */
  prune: (wanted: { has: (name: string) => boolean }) => void
}

/** Opens the cache of one kind of result of builds: a folder in `.cache`, which Gatsby empties with the rest. */
export const buildCache = (kind: string): Cache => openCache(join('.cache', kind))

/** Opens a cache; a folder that is not there is empty. */
export function openCache(folder: string): Cache {
  return {
    get: (name) => readIfThere(join(folder, name)),
    set: (name, content) => {
      mkdirSync(folder, { recursive: true })
      const part = join(folder, `${name}.part`)
      writeFileSync(part, content)
      renameSync(part, join(folder, name))
    },
    prune: (wanted) => {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) {
        if (!wanted.has(name)) rmSync(join(folder, name), { force: true })
      }
    },
  }
}

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

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest'

/** The build's own code, as Gatsby has compiled it. */
export const compiledBuild = join('.cache', 'compiled', 'gatsby-node.js')

/** Hash of the build's own code and of the packages that it uses, computed once. */
let code: string | undefined
const codeVersion = (): string =>
  (code ??= digestOf(
    [compiledBuild, 'package-lock.json'].map((file) => readIfThere(file)?.toString() ?? ''),
  ))

/** The key of a cached result: a hash of all its inputs, of the build's code and of the lockfile. */
export const cacheKey = (parts: readonly (string | Uint8Array)[]): string =>
  digestOf([codeVersion(), ...parts])

/** Results of earlier builds by their keys, as files of one folder. */
export interface BuildCache {
  names: () => string[]
  /** The cached result, or undefined. */
  get: (name: string) => Buffer | undefined
  /** Stores a result. It is written to a temporary file first, so that no reader sees half of it. */
  set: (name: string, content: string | Uint8Array) => void
  /** Removes every entry that is not wanted. */
  prune: (wanted: { has: (name: string) => boolean }) => void
}

/** Opens the cache of one kind of result: a folder in `.cache`, which Gatsby empties with the rest. */
export function buildCache(kind: string): BuildCache {
  const folder = join('.cache', kind)
  const names = (): string[] => {
    mkdirSync(folder, { recursive: true })
    return readdirSync(folder)
  }
  return {
    names,
    get: (name) => readIfThere(join(folder, name)),
    set: (name, content) => {
      mkdirSync(folder, { recursive: true })
      const part = join(folder, `${name}.part`)
      writeFileSync(part, content)
      renameSync(part, join(folder, name))
    },
    prune: (wanted) => {
      for (const name of names()) if (!wanted.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

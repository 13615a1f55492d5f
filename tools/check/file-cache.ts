import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Cache of earlier runs in a file outside of git. */
export interface FileCache<Value> {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  /** Writes the entries that were read or set since the cache was opened; others are dropped. */
  save: () => void
}

/** Opens a cache file. One that is missing or damaged is empty. */
export function openCache<Value>(file: string): FileCache<Value> {
  const before = read<Value>(file)
  const now: Record<string, Value> = {}
  let added = false
  return {
    get: (key) => {
      const value = now[key] ?? before[key]
      if (value !== undefined) now[key] = value
      return value
    },
    set: (key, value) => {
      now[key] = value
      added = true
    },
    save: () => {
      if (!added && Object.keys(now).length === Object.keys(before).length) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(now))
    },
  }
}

function read<Value>(file: string): Record<string, Value> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>
  } catch {
    return {}
  }
}

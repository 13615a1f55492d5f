import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What earlier runs found out, kept in a file outside of git. */
export interface Memory<Value> {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  /** Keeps what was asked for or set since the memory was opened; the rest is forgotten. */
  save: () => void
}

/** Opens a memory. One that is not there, or was cut off, is empty. */
export function openMemory<Value>(file: string): Memory<Value> {
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

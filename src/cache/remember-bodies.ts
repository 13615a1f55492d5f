import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  inspectBody,
  type InspectBody,
  type InspectedBody,
} from '../content-model/article/check-article-body'
import { digestOf } from './digest'
import { inspectorVersion } from './inspector-version'

/** What each body without a mistake holds, by the digest of all that the check was told. */
type Remembered = Record<string, Omit<InspectedBody, 'diagnostics'>>

/** The inspection of bodies, with what earlier builds have found. */
export interface BodyMemory {
  inspect: InspectBody
  /** Keeps what was asked for this time; what was not is forgotten. */
  save: () => void
}

/**
 * Reads each body once for all builds: one that was found without a mistake is not read again until
 * it, the facts, or the check changes.
 *
 * @param file where it is kept
 * @param inspector folder with the source of the check
 */
export function rememberBodies(file: string, inspector?: string): BodyMemory {
  const version = inspectorVersion(inspector)
  const before = read(file)
  const now: Remembered = {}
  return {
    inspect: (path, body, facts, kind = 'article') => {
      const key = digestOf([version, JSON.stringify(facts ?? {}), kind, path, body])
      const known = before[key]
      const found = known ? { diagnostics: [], ...known } : inspectBody(path, body, facts, kind)
      const { diagnostics, ...held } = found
      if (diagnostics.length === 0) now[key] = held
      return found
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(now))
    },
  }
}

/** A file that is not there, or was cut off, only means that everything is read anew. */
function read(file: string): Remembered {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Remembered
  } catch {
    return {}
  }
}

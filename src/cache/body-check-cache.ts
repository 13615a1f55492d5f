import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  inspectBody,
  type InspectBody,
  type InspectedBody,
} from '../content-model/article/check-article-body'
import { digestOf } from './digest'
import { rulesVersion } from './rules-version'

/** Results of checked bodies without a mistake, by a hash of the inputs of the check. */
type CachedChecks = Record<string, Omit<InspectedBody, 'diagnostics'>>

/** The check of article bodies, with results of earlier builds. */
export interface BodyCheckCache {
  inspect: InspectBody
  /** Writes the results that were asked for since the cache was opened; others are dropped. */
  save: () => void
}

/**
 * Reads each body once for all builds: one that was found without a mistake is not read again until
 * it, the facts, or the check changes.
 *
 * @param file where it is kept
 * @param inspector folder with the source of the check
 */
export function openBodyCheckCache(file: string, inspector?: string): BodyCheckCache {
  const version = rulesVersion(inspector)
  const before = read(file)
  const now: CachedChecks = {}
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
function read(file: string): CachedChecks {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CachedChecks
  } catch {
    return {}
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest'

/**
 * Tells one state of the rules from another: what was found by other rules is not used.
 *
 * @param folder with the source of the rules
 */
export function inspectorVersion(folder = join('src', 'content-model')): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return digestOf(
    files
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from '../../src/cache/digest'

/**
 * A hash of the source of the rules. Results that were found by other rules are not used.
 *
 * @param folder with the source of the rules
 */
export function rulesVersion(folder = join('src', 'content-model')): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return digestOfAll(
    files
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
}

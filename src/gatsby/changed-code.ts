import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { cacheKey } from '../cache/build-cache'

/** Says which code the last build was made by, and is written by each. Gatsby's own cache lies beside it. */
export const codeVersionFile = join('.cache', 'build-code')

/**
 * Lets Gatsby make everything anew where its cache was made by other code. By itself it looks at
 * gatsby-node.ts only, and not at what that imports: pages would go on showing what the code of
 * yesterday made of the same content. Where the built site is gone, Gatsby empties its cache, and no
 * page is left over that is no more.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const last = readCodeVersion()
  if (last === cacheKey([])) return
  if (last) reporter.info('The code of the build has changed: everything is made anew.')
  rmSync('public', { recursive: true, force: true })
}

/** Notes the code of this build, once Gatsby has emptied its cache where that had to be. */
export function writeCodeVersion(): void {
  writeFileSync(codeVersionFile, cacheKey([]))
}

function readCodeVersion(): string | undefined {
  try {
    return readFileSync(codeVersionFile, 'utf8')
  } catch {
    return undefined
  }
}

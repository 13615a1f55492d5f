import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { nameOf } from './kept-files'

/** Says which code the last build was made by. Gatsby's own cache lies beside it. */
const note = join('.cache', 'build-code')

/**
 * Lets Gatsby forget what it kept of an earlier build that was made by other code. By itself it looks
 * at gatsby-node.ts only, and not at what that imports: pages would go on showing what the code of
 * yesterday made of the same content.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store, reporter }) => {
  const last = readNote()
  if (last === nameOf([])) return
  if (last) reporter.info('The code of the build has changed: everything is made anew.')
  const dispatch = store.dispatch as (action: { type: string; payload: string }) => void
  // Where this is empty, Gatsby empties its cache.
  dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' })
}

/** Notes the code of this build, once Gatsby has emptied its cache where that had to be. */
export function noteCode(): void {
  writeFileSync(note, nameOf([]))
}

function readNote(): string | undefined {
  try {
    return readFileSync(note, 'utf8')
  } catch {
    return undefined
  }
}

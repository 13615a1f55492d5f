import { readFileSync, writeFileSync } from 'node:fs'
import { gitIn } from '../git'
import type { Breakage } from './breakage'

/** Returns whether the text to find stands in the file of a breakage exactly once. */
export function isCurrent({ file, find }: Breakage): boolean {
  return read(file)?.split(find).length === 2
}

/**
 * Breaks files while something runs, and restores them whatever happens.
 *
 * @throws Error if a file is not as it was committed, before anything is changed
 */
export async function whileBroken<Value>(
  breakages: readonly Breakage[],
  run: () => Promise<Value>,
): Promise<Value> {
  const paths = [...new Set(breakages.map(({ file }) => file))]
  const changed = gitIn('.')(['status', '--porcelain', '--', ...paths]).stdout
  if (changed) {
    throw new Error(`Commit these files first, or restore them with git checkout:\n${changed}`)
  }
  const before = new Map(paths.map((path) => [path, readFileSync(path)]))
  try {
    for (const { file, find, replace } of breakages) {
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(find, () => replace),
      )
    }
    return await run()
  } finally {
    for (const [path, bytes] of before) writeFileSync(path, bytes)
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the files of a folder that earlier builds have written. Pages and folders in it stay: Gatsby
 * removes those itself.
 *
 * @param kept paths of the files that this build writes
 */
export async function removeOtherFiles(folder: string, kept: readonly string[]): Promise<void> {
  if (!existsSync(folder)) return
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ name }) => join(folder, name))
    .filter((path) => !kept.includes(path))
  await Promise.all(others.map((path) => rm(path)))
}

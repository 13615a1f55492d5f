import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { OutputFile } from '../site/site'

/** Folder that is published. */
export const publicFolder = 'public'

/** Folder of files that Gatsby publishes as they are. */
const staticFolder = 'static'

/** Returns the paths of all files in a folder and its subfolders. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Returns the paths of all files in a folder, relative to it and with forward slashes. */
export const listPaths = (folder: string): string[] =>
  listFiles(folder).map((file) => relative(folder, file).split(sep).join('/'))

/** Returns the paths of the files in `static/`, relative to it. */
export const staticFiles = (): string[] => (existsSync(staticFolder) ? listPaths(staticFolder) : [])

/** Writes files into the folder that is published. */
export async function writeFiles(files: readonly OutputFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ file, content }) => {
      const path = join(publicFolder, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }),
  )
}

/**
 * Removes the files that earlier builds have written into a folder of the published folder. Pages, which Gatsby itself
 * removes, and files of `static/` stay.
 *
 * @param folder path in the published folder
 * @param kept files that this build writes
 */
export async function removeOtherFiles(
  folder: string,
  kept: readonly Pick<OutputFile, 'file'>[],
): Promise<void> {
  const path = join(publicFolder, folder)
  if (!existsSync(path)) return
  const keptPaths = new Set(kept.map(({ file }) => join(publicFolder, file)))
  const others = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .filter(({ name }) => !existsSync(join(staticFolder, folder, name)))
    .map(({ name }) => join(path, name))
    .filter((file) => !keptPaths.has(file))
  await Promise.all(others.map((file) => rm(file)))
}

import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Returns the paths of all files in a folder and its subfolders. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Returns the paths of all files in a folder, relative to it and with forward slashes. */
export const listPaths = (folder: string): string[] =>
  listFiles(folder).map((file) => relative(folder, file).split(sep).join('/'))

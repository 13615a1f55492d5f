import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the paths of all files in a folder and its subfolders. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

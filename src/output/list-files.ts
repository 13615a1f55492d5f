import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files in a folder and the folders below it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** Folders of tests that are about this site or its built files. */
const aboutThisSite = /^(specification|built|every-page)\//

/** The text of every file of the tests, but for tests that are about this site: by its path. */
export function readTests(): { file: string; text: string }[] {
  const folder = resolve(__dirname, '..')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      file: relative(folder, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
    .filter(({ file }) => !aboutThisSite.test(file))
}

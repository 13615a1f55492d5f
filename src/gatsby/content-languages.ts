import { readdirSync } from 'node:fs'
import { languageFolder } from '../content-model/language'

/** Returns the folders of further languages that a content folder has: `es`. */
export function contentLanguages(contentDir: string): string[] {
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => languageFolder(`${name}/`) || [])
    .sort()
}

import { existsSync, readdirSync } from 'node:fs'
import { languageFolder } from '../content-model/language'

/** Returns the folders of further languages that a content folder has: `es`. */
export function contentLanguages(contentDir: string): string[] {
  // The folder of a site that is being adopted is not written yet.
  if (!existsSync(contentDir)) return []
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => languageFolder(`${name}/`) || [])
    .sort()
}

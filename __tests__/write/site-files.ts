import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { listFiles } from '../../src/output/list-files'

/** Content folder that the editor opens. The site brings an article with every component, and guides. */
export const contentFolder = join('__tests__', 'sites', 'small-site')

/** Returns the articles and guides of the folder with their pictures, by their paths in the project. */
export function siteFiles(): Map<string, Buffer> {
  const files = ['articles', 'guides'].flatMap((name) => listFiles(join(contentFolder, name)))
  return new Map(
    files.map((file) => [relative('.', file).split(sep).join('/'), readFileSync(file)]),
  )
}

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readContentFiles } from '../../src/build/read-content'

/** The texts of a content folder, by their paths below it. */
export type SiteTexts = Readonly<Record<string, string>>

/** Folder of the content folders of tests. */
const folder = __dirname

/** The folder of a site, to be given to a program as its content folder. */
export const siteFolder = (name: 'small-site' | 'whole-site'): string => join(folder, name)

/** The words of the interface, which the sites here share: nothing of content/ is read. */
const interfaceFile = 'interface/en.yaml'

/** The texts of a site that lies in a folder here. */
export function readSite(name: 'small-site'): SiteTexts {
  const decoder = new TextDecoder()
  const files = readContentFiles(siteFolder(name)).filter(({ inherited }) => !inherited)
  return {
    ...Object.fromEntries(files.map(({ path, bytes }) => [path, decoder.decode(bytes)])),
    [interfaceFile]: readFileSync(join(siteFolder('whole-site'), interfaceFile), 'utf8'),
  }
}

/** Returns the word list of a site for the spelling check; it is no content file. */
export const readWords = (name: 'small-site'): string =>
  readFileSync(join(siteFolder(name), 'words.txt'), 'utf8')

/**
 * Writes a site into a folder of its own, for a program that reads or changes it.
 *
 * @returns the path of the folder
 */
export function writeSite(texts: SiteTexts, into = mkdtempSync(join(tmpdir(), 'site-'))): string {
  for (const [path, text] of Object.entries(texts)) {
    const file = join(into, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return into
}

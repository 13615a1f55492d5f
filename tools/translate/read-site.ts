import { currentDay } from '../../src/build/current-day'
import { contentLanguages } from '../../src/build/content-languages'
import { readContentFiles } from '../../src/build/read-content'
import { checkSite, type CheckedSite } from '../../src/content-model/check-site'
import { languageFolder, languageName } from '../../src/content-model/language'
import { howTranslated } from '../../src/content-model/language-files'
import { defaultLanguage } from '../../src/content-model/prose/languages/registry'
import { collectionOf } from '../../src/content-model/record'

/** Content of a site in all its languages. */
export interface Site extends CheckedSite {
  contentDir: string
  /** Code of the default language. */
  language: string
  /** Folders of the further languages. */
  languages: string[]
  /** Paths of all files. */
  files: string[]
  /** Paths of the files of the default language that a further language has of its own. */
  sources: string[]
  today: string
}

/** Reads and checks the content that is translated. */
export function readSite(contentDir: string, today = currentDay()): Site {
  const read = readContentFiles(contentDir)
  const checked = checkSite(read, today)
  // Words of the interface that the project brings are in no folder of the site.
  const files = read.filter(({ inherited }) => !inherited).map(({ path }) => path)
  return {
    ...checked,
    contentDir,
    language: defaultLanguage(checked.records.all),
    languages: contentLanguages(contentDir),
    files,
    sources: files.filter((path) => languageFolder(path) === '' && isTranslated(path)),
    today,
  }
}

/** Returns whether a further language has a file of its own in place of one of the default language. */
export function isTranslated(path: string): boolean {
  const key = collectionOf(path)
  return key !== undefined && key.name !== 'interface' && howTranslated(path) !== 'shared'
}

/** Returns the name of a language in words of the default language: Spanish (es). */
export const namedLanguage = (code: string, { language }: Site): string =>
  `${languageName(code, language)} (${code})`

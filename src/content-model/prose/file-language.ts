import { languageCode } from '../language-name'
import { languageFolder } from '../language'
import type { ContentRecord } from '../record'

/** Language of the interface that the project brings. */
const ownLanguage = 'en'

/**
 * Returns the code of the language that files without a folder of a language are written in: that of the
 * interface of these records.
 */
export function defaultLanguage(records: readonly ContentRecord[]): string {
  const found = records.find(
    ({ collection, file }) => collection === 'interface' && languageFolder(file) === '',
  ) as ContentRecord<'interface'> | undefined
  return found ? languageCode(found.data.locale) : ownLanguage
}

/** Returns the code of the language that a file is written in. */
export const fileLanguage = (path: string, defaultCode: string): string =>
  languageFolder(path) || defaultCode

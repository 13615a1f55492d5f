import { english } from './english'
import type { ProseLanguage, Readability } from './prose-language'
import { spanish } from './spanish'
import { languageCode, languageFolder } from '../../language'
import type { ContentRecord } from '../../record'

/** The languages whose wording can be checked, by their codes. */
const languages: ReadonlyMap<string, ProseLanguage> = new Map([
  ['en', english],
  ['es', spanish],
])

/** Returns everything that is known of a language; nothing of one that is not in the registry. */
export const proseLanguage = (code: string): ProseLanguage | undefined => languages.get(code)

/** Returns the measure of readability of a language, if it has a formula. */
export const readability = (code: string): Readability | undefined =>
  proseLanguage(code)?.readability

/** Language of the interface that the project brings. */
const ownLanguage = 'en'

/**
 * Returns the code of the language that files without a folder of a language are written in: that of the
 * interface of these records.
 */
export function defaultLanguage(records: readonly ContentRecord[]): string {
  const found = records.find(({ collection }) => collection === 'interface') as
    ContentRecord<'interface'> | undefined
  return found ? languageCode(found.data.locale) : ownLanguage
}

/** Returns the code of the language that a file is written in. */
export const fileLanguage = (path: string, defaultCode: string): string =>
  languageFolder(path, defaultCode) || defaultCode

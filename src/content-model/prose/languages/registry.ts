import { english } from './english'
import type { ProseLanguage, Readability } from './prose-language'
import { spanish } from './spanish'

/** The languages whose wording can be checked, by their codes. */
const languages: ReadonlyMap<string, ProseLanguage> = new Map([
  ['en', english],
  ['es', spanish],
])

/** Returns everything that is known of a language; nothing of one that is not in the registry. */
export const proseLanguage = (code: string): ProseLanguage | undefined => languages.get(code)

/** Returns the measure of readability of a language; nothing where there is no formula, and so no limit. */
export const readability = (code: string): Readability | undefined =>
  proseLanguage(code)?.readability

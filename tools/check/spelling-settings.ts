import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Settings of the spelling check, which editors read too. */
const settingsFile = resolve('cspell.json')

interface Settings {
  language: string
  /** Packages with further dictionaries. */
  import?: string[]
  dictionaries: string[]
  dictionaryDefinitions: { name: string; addWords?: boolean }[]
  overrides?: { language?: string; caseSensitive?: boolean; dictionaries?: string[] }[]
}

/** Dictionaries of one language. */
export interface SpellingLanguage {
  language: string
  dictionaries: string[]
  /** Whether a word in other case or without its accents is another word. */
  caseSensitive: boolean
  /**
   * Packages that define the dictionaries, of which nothing else counts. Left out of the language of the
   * settings themselves, where the names of software count too that cspell knows by default.
   */
  packages?: string[]
}

/** Returns the bytes that decide what is misspelt, besides the lists of words. */
export const spellingVersion = (): Buffer[] => [
  readFileSync(settingsFile),
  readFileSync('package.json'),
]

/** Returns the dictionaries of a language: those of cspell.json, or of its override for that language. */
export function spellingLanguage(code: string): SpellingLanguage | undefined {
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as Settings
  const { overrides = [], import: packages = [], dictionaryDefinitions } = settings
  // We read our own lists each time, because the dictionary would cache an old one.
  const own = dictionaryDefinitions.flatMap(({ name, addWords }) => (addWords ? name : []))
  const known = (dictionaries: readonly string[] = []): string[] =>
    dictionaries.filter((name) => !own.includes(name) && !name.startsWith('!'))
  const isMeant = ({ language = '' }: { language?: string }): boolean =>
    language.slice(0, 2) === code
  if (isMeant(settings)) {
    const { language, dictionaries } = settings
    return { language, dictionaries: known(dictionaries), caseSensitive: false }
  }
  const found = overrides.find(isMeant)
  if (!found) return undefined
  const { language = code, dictionaries, caseSensitive = false } = found
  return { language, dictionaries: known(dictionaries), caseSensitive, packages }
}

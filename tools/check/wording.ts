import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCache } from '../../src/cache/build-cache'
import { digestOfAll } from '../../src/cache/digest'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { languageFolder } from '../../src/content-model/language'
import { defaultLanguage, fileLanguage } from '../../src/content-model/prose/languages/registry'
import { readingOf } from '../../src/content-model/prose/reading'
import {
  misspeltIn,
  readWords,
  suggestions,
  type Dictionary,
  type Misspelt,
} from '../../src/content-model/prose/spelling'
import { templateDiagnostics } from '../../src/content-model/prose/template-words'
import {
  avoidedWords,
  lengthHints,
  spellingDiagnostics,
  wordsFile,
  wordsToSpell,
} from '../../src/content-model/prose/wording'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import type { ContentRecords, SourceFile } from '../../src/content-model/record'
import { ownRecords } from '../../src/content-model/rules/translations'

/** The file with the settings of the spelling check, which editors read too. */
const settingsFile = 'package.json'

interface Settings {
  language: string
  /** Packages with further dictionaries. */
  import?: string[]
  dictionaries: string[]
  dictionaryDefinitions: { name: string; addWords?: boolean }[]
  overrides?: { language?: string; caseSensitive?: boolean; dictionaries?: string[] }[]
}

/** Dictionaries of one language. */
interface SpellingLanguage {
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

/** Returns the dictionaries of a language: those of the settings, or of their override for that language. */
function spellingLanguage(code: string): SpellingLanguage | undefined {
  const { cspell: settings } = JSON.parse(readFileSync(settingsFile, 'utf8')) as {
    cspell: Settings
  }
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

/**
 * Looks words up in the dictionary of a language and in our own list. A dictionary takes longer to load
 * than all the rest of the check, so it is loaded only for words that no earlier run has found in it.
 *
 * @param code code of the language, such as `es`
 * @param wordsFile our own list, one word a line
 * @param cacheFolder cache of words that were found
 * @returns nothing if there is no dictionary of that language
 */
export async function findMisspelt(
  words: Iterable<string>,
  code: string,
  wordsFile: string,
  cacheFolder: string,
): Promise<Misspelt | undefined> {
  const settings = spellingLanguage(code)
  if (!settings) return undefined
  const own = readWords(existsSync(wordsFile) ? readFileSync(wordsFile, 'utf8') : '')
  const version = digestOfAll([readFileSync(settingsFile)])
  const cache = openCache(join(cacheFolder, code))
  const known = new Set(JSON.parse(cache.get(version)?.toString() ?? '[]') as string[])
  const looked = [...words].filter((word) => !own.has(word.toLowerCase()))
  const unknown = looked.filter((word) => !known.has(word))
  if (unknown.length === 0) return new Map()
  const misspelt = misspeltIn(unknown, await openDictionary(settings), code)
  cache.prune(new Set([version]))
  cache.set(version, JSON.stringify(looked.filter((word) => !misspelt.has(word))))
  return misspelt
}

async function openDictionary(settings: SpellingLanguage): Promise<Dictionary> {
  const dictionary = await cspellDictionary(settings)
  const ignoreCase = !settings.caseSensitive
  return {
    has: (word) => dictionary.has(word, { ignoreCase }),
    suggest: (word) =>
      dictionary.suggest(word, { ...suggestions, ignoreCase }).map((suggestion) => suggestion.word),
  }
}

/** A dictionary that a browser opens without cspell. */
export interface PackedDictionary {
  caseSensitive: boolean
  /** Files of words in the form of cspell, compressed. */
  tries: string[]
  /** Words of the smaller dictionaries. */
  words: string[]
}

/** Returns the dictionary of a language for the editor; nothing if there is none. */
export async function packDictionary(code: string): Promise<PackedDictionary | undefined> {
  const settings = spellingLanguage(code)
  if (!settings) return undefined
  const { dictionaries } = await cspellDictionary(settings)
  const isTrie = ({ source }: { source: string }): boolean => source.endsWith('.trie.gz')
  return {
    caseSensitive: settings.caseSensitive,
    tries: dictionaries.filter(isTrie).map(({ source }) => fileURLToPath(source)),
    words: dictionaries
      .filter((one) => !isTrie(one))
      .flatMap((one) =>
        'trie' in one ? [...(one.trie as { words(): Iterable<string> }).words()] : [],
      ),
  }
}

async function cspellDictionary(settings: SpellingLanguage) {
  const { language, dictionaries, packages } = settings
  const { finalizeSettings, getDefaultSettings, getDictionary, mergeSettings, readSettings } =
    await import('cspell-lib')
  const defaults = await getDefaultSettings()
  const definitions = packages
    ? await Promise.all(packages.map((name) => readSettings(require.resolve(name))))
    : [defaults]
  const ours = { language, dictionaries }
  const [first = ours, ...others] = [...definitions, ours]
  return getDictionary(finalizeSettings(mergeSettings(first, ...others)))
}

/** How a file is written. */
export interface Wording {
  file: string
  /** Code of the language that the file is written in. */
  language: string
  /**
   * Score of readability and the five hardest sentences; undefined if there are no sentences, or no
   * formula for the language.
   */
  score?: number
  hardest?: string[]
  /** Whether there is a dictionary of its language. */
  spelled: boolean
  /** Diagnostics of readability, wording, length and spelling. */
  diagnostics: Diagnostic[]
}

/**
 * Checks the wording of everything that visitors read: readability, words to avoid, spelling.
 *
 * @param languages records of each language, the default language first
 * @param files content files whose wording is checked; others, such as words that the project brings, are left out
 * @param contentDir content folder, which holds our word lists
 * @param cacheFolder cache of words that a dictionary has
 */
export async function checkWording(
  languages: readonly ContentRecords[],
  files: readonly SourceFile[],
  contentDir: string,
  cacheFolder: string,
): Promise<Wording[]> {
  const bytes = new Map(files.map((file) => [file.path, file.bytes]))
  const ownLanguage = defaultLanguage(languages[0]?.all ?? [])
  const lists = languages.flatMap((records) => records.of('wordsToAvoid'))
  const findAvoided = avoidedWords(
    Object.fromEntries(lists.map(({ file, data }) => [languageFolder(file), data])),
  )
  const read = languages
    .flatMap(ownRecords)
    .filter(({ file }) => bytes.has(file))
    .map((record) => {
      const texts = visitorTexts(record)
      const language = fileLanguage(record.file, ownLanguage)
      const list = wordsFile(record.file, ownLanguage)
      return { record, texts, language, list, words: wordsToSpell(texts, language) }
    })
  // Files of one word list are written in one language.
  const misspelt = new Map<string, Misspelt | undefined>()
  for (const { list, language } of read) {
    if (misspelt.has(list)) continue
    const words = read.flatMap((one) => (one.list === list ? [...one.words] : []))
    misspelt.set(
      list,
      await findMisspelt(new Set(words), language, join(contentDir, list), cacheFolder),
    )
  }
  return read.map(({ record, texts, language, list, words }) => {
    const { file } = record
    const source = new TextDecoder().decode(bytes.get(file))
    const wrong = misspelt.get(list)
    const { diagnostics = [], ...reading } = readingOf(record, language) ?? {}
    return {
      file,
      language,
      ...reading,
      spelled: wrong !== undefined,
      diagnostics: [
        ...diagnostics,
        ...findAvoided(file, source, texts),
        ...templateDiagnostics(record, source),
        ...lengthHints(record),
        ...(wrong && [...words].some((word) => wrong.has(word))
          ? spellingDiagnostics(file, source, texts, list, language, wrong)
          : []),
      ],
    }
  })
}

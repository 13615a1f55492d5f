import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from '../../src/cache/digest'
import { proseLanguage } from '../../src/content-model/prose/languages/registry'
import { openCache } from '../../src/cache/build-cache'
import { spellingLanguage, spellingVersion, type SpellingLanguage } from './spelling-settings'

/** Words that the dictionary does not have, with suggestions. */
export type Misspelt = ReadonlyMap<string, readonly string[]>

/**
 * Looks words up in the dictionary of a language and in our own list. A dictionary takes longer to load
 * than all the rest of the check, so it is loaded only for words that no earlier run has found in it.
 *
 * @param code code of the language, such as `es`
 * @param wordsFile our own list, one word a line
 * @param cacheFolder cache of words that were found
 * @returns nothing where there is no dictionary of that language
 */
export async function findMisspelt(
  words: Iterable<string>,
  code: string,
  wordsFile: string,
  cacheFolder: string,
): Promise<Misspelt | undefined> {
  const settings = spellingLanguage(code)
  if (!settings) return undefined
  const own = readWords(wordsFile)
  const version = digestOfAll(spellingVersion())
  const cache = openCache(join(cacheFolder, code))
  const known = new Set(JSON.parse(cache.get(version)?.toString() ?? '[]') as string[])
  const looked = [...words].filter((word) => !own.has(word.toLowerCase()))
  const unknown = looked.filter((word) => !known.has(word))
  const misspelt = new Map<string, readonly string[]>()
  if (unknown.length > 0) {
    const dictionary = await openDictionary(settings)
    for (const word of unknown) {
      const forms = [word, ...(proseLanguage(code)?.stems?.(word) ?? [])]
      if (!forms.some(dictionary.has)) misspelt.set(word, dictionary.suggest(word))
    }
    cache.prune(new Set([version]))
    cache.set(version, JSON.stringify(looked.filter((word) => !misspelt.has(word))))
  }
  return misspelt
}

interface Dictionary {
  has: (word: string) => boolean
  suggest: (word: string) => string[]
}

async function openDictionary(settings: SpellingLanguage): Promise<Dictionary> {
  const { language, dictionaries, caseSensitive, packages } = settings
  const { finalizeSettings, getDefaultSettings, getDictionary, mergeSettings, readSettings } =
    await import('cspell-lib')
  const defaults = await getDefaultSettings()
  const definitions = packages
    ? await Promise.all(packages.map((name) => readSettings(require.resolve(name))))
    : [defaults]
  const ours = { language, dictionaries }
  const [first = ours, ...others] = [...definitions, ours]
  const dictionary = await getDictionary(finalizeSettings(mergeSettings(first, ...others)))
  const ignoreCase = !caseSensitive
  return {
    has: (word) => dictionary.has(word, { ignoreCase }),
    suggest: (word) =>
      dictionary
        .suggest(word, { numSuggestions: 3, numChanges: 3, ignoreCase, timeout: 500 })
        .map((suggestion) => suggestion.word),
  }
}

/** Reads our own word list in lower case; lines that start with # are comments. */
export function readWords(file: string): Set<string> {
  if (!existsSync(file)) return new Set()
  return new Set(
    readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter((line) => line !== ''),
  )
}

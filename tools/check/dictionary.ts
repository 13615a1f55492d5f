import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { digestOfAll } from '../../src/cache/digest'
import { openCache } from '../../src/cache/build-cache'

/** Settings of the spelling check, which editors read too. */
const settingsFile = resolve('cspell.json')

/** Names of our own lists in the settings. */
const ownLists = ['content', 'site']

/** Words that the dictionary does not have, with suggestions. */
export type Misspelt = ReadonlyMap<string, readonly string[]>

/**
 * Looks words up in the dictionary of American English and in our own list. The dictionary takes
 * longer to load than all the rest of the check, so it is loaded only for words that no earlier run
 * has found in it.
 *
 * @param wordsFile our own list, one word a line
 * @param cacheFolder cache of words that were found
 */
export async function findMisspelt(
  words: Iterable<string>,
  wordsFile: string,
  cacheFolder: string,
): Promise<Misspelt> {
  const own = readWords(wordsFile)
  const version = digestOfAll([readFileSync(settingsFile), readFileSync('package.json')])
  const cache = openCache(cacheFolder)
  const known = new Set(JSON.parse(cache.get(version)?.toString() ?? '[]') as string[])
  const looked = [...words].filter((word) => !own.has(word.toLowerCase()))
  const unknown = looked.filter((word) => !known.has(word))
  const misspelt = new Map<string, readonly string[]>()
  if (unknown.length > 0) {
    const dictionary = await openDictionary()
    for (const word of unknown) {
      if (!dictionary.has(word)) misspelt.set(word, suggestions(dictionary, word))
    }
    cache.prune(new Set([version]))
    cache.set(version, JSON.stringify(looked.filter((word) => !misspelt.has(word))))
  }
  return misspelt
}

type Dictionary = Awaited<ReturnType<typeof openDictionary>>

async function openDictionary() {
  const { finalizeSettings, getDefaultSettings, getDictionary, mergeSettings } =
    await import('cspell-lib')
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as { dictionaries: string[] }
  // We read our own list each time, because the dictionary would cache an old one.
  const dictionaries = settings.dictionaries.filter((name) => !ownLists.includes(name))
  return getDictionary(
    finalizeSettings(mergeSettings(await getDefaultSettings(), { language: 'en', dictionaries })),
  )
}

function suggestions(dictionary: Dictionary, word: string): string[] {
  return dictionary
    .suggest(word, { numSuggestions: 3, numChanges: 3, ignoreCase: true, timeout: 500 })
    .map((suggestion) => suggestion.word)
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

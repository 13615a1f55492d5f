import { buildITrieFromWords, decodeTrie } from 'cspell-trie-lib'
import type { PackedDictionary } from '../../../../tools/check/wording'
import type { Diagnostic } from '../../../../src/content-model/diagnostic'
import { fileLanguage } from '../../../../src/content-model/prose/languages/registry'
import {
  misspeltIn,
  readWords,
  suggestions,
  type Dictionary,
} from '../../../../src/content-model/prose/spelling'
import type { VisitorText } from '../../../../src/content-model/prose/visitor-texts'
import {
  spellingDiagnostics,
  wordsFile,
  wordsToSpell,
} from '../../../../src/content-model/prose/wording'
import type { WordList } from './right-words'

/** Dictionaries that are loaded or on their way, by the codes of their languages. */
const opened = new Map<string, Promise<Dictionary | undefined>>()

/**
 * Checks the spelling of a file as `npm run check` does.
 *
 * @param ownLanguage code of the default language
 * @returns nothing if the dictionary cannot be loaded, or there is none
 */
export async function checkSpelling(
  path: string,
  text: string,
  texts: readonly VisitorText[],
  ownLanguage: string,
  list: WordList,
): Promise<Diagnostic[] | undefined> {
  const code = fileLanguage(path, ownLanguage)
  const loading = opened.get(code) ?? openDictionary(code).catch(() => undefined)
  opened.set(code, loading)
  const dictionary = await loading
  if (!dictionary) {
    opened.delete(code)
    return undefined
  }
  const own = readWords(list.text)
  const words = [...wordsToSpell(texts, code)].filter((word) => !own.has(word.toLowerCase()))
  const misspelt = misspeltIn(words, dictionary, code)
  return spellingDiagnostics(path, text, texts, wordsFile(path, ownLanguage), code, misspelt)
}

async function openDictionary(code: string): Promise<Dictionary | undefined> {
  const load = async (name: string): Promise<Response | undefined> => {
    const response = await fetch(new URL(`dictionaries/${name}`, import.meta.url))
    return response.ok ? response : undefined
  }
  const packed = (await (await load(`${code}.json`))?.json()) as PackedDictionary | undefined
  if (!packed) return undefined
  const files = packed.tries.map(async (name) => {
    const unpacked = (await load(name))?.body?.pipeThrough(new DecompressionStream('gzip'))
    return decodeTrie(await new Response(unpacked).text())
  })
  const tries = [...(await Promise.all(files)), buildITrieFromWords(packed.words)]
  const { caseSensitive } = packed
  const found = new Map<string, string[]>()
  return {
    has: (word) => {
      const lower = word.toLowerCase()
      const isShout = word === word.toUpperCase()
      const forms = [
        word,
        lower,
        ...(isShout ? [lower.replace(/^./u, (one) => one.toUpperCase())] : []),
      ]
      return tries.some((trie) => forms.some((form) => trie.hasWord(form, caseSensitive)))
    },
    suggest: (word) => {
      const { numSuggestions, numChanges: changeLimit, timeout } = suggestions
      const options = { numSuggestions, changeLimit, timeout, ignoreCase: !caseSensitive }
      const words =
        found.get(word) ?? tries[0]?.suggest(word, options).slice(0, numSuggestions) ?? []
      found.set(word, words)
      return words
    },
  }
}

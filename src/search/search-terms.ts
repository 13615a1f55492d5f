import type { IFuseOptions } from 'fuse.js'
import type { SearchSynonyms } from '../content-model/schemas/search-synonyms'
import { normalizeText } from './find-articles'

/** Part of a search: a word, or a phrase of the synonyms and what articles call it. */
export interface Term {
  written: string
  means: readonly string[]
}

/** Most words of a search that count, and the length of a word that Fuse can match. */
const maxWords = 12
const maxWordLength = 32

/** How much of a word may be misspelled: about one letter in four. */
export const fuseOptions = {
  threshold: 0.3,
  ignoreLocation: true,
  ignoreDiacritics: true,
} satisfies IFuseOptions<unknown>

/** Splits a text into words without capitals and accents; AT&T is att, won’t is wont, Wi-Fi is wi fi. */
function wordsOf(text: string): string[] {
  const joined = normalizeText(text)
    .replace(/'/g, '')
    .replace(/(\p{L})&(?=\p{L})/gu, '$1')
  return joined.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the words of a text with a space before and after each. */
export const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** Creates what splits a search into terms: synonyms first, the longest of them, then single words. */
export function termSplitter({ groups, ignored }: SearchSynonyms): (search: string) => Term[] {
  const phrases = groups
    .flatMap(({ written, means }) => written.map((one) => ({ written: spaced(one), means })))
    .sort((a, b) => b.written.length - a.written.length)
  const saysNothing = new Set(ignored.flatMap(wordsOf))
  return (search) => {
    let rest = spaced(search.slice(0, 1000))
    const terms: Term[] = []
    for (const { written, means } of phrases) {
      if (!rest.includes(written)) continue
      rest = rest.split(written).join(' ')
      terms.push({ written: written.trim(), means: means.map((one) => spaced(one).trim()) })
    }
    const words = rest.split(' ').filter((word) => word !== '' && !saysNothing.has(word))
    const single = words.map((word) => ({ written: word.slice(0, maxWordLength), means: [] }))
    return [...terms, ...single.slice(0, maxWords)]
  }
}

/** Returns a word without the s of several. */
export const singular = (word: string): string =>
  word.length > 3 ? word.replace(/([^s])s$/, '$1') : word

/** Whether a word begins with a text. A word of one or two letters must stand alone. */
export function begins(words: string, text: string): boolean {
  return words.includes(text.length < 3 ? ` ${text} ` : ` ${singular(text)}`)
}

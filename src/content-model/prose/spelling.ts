import { proseLanguage } from './languages/registry'

/** Words that a dictionary does not have, with suggestions. */
export type Misspelt = ReadonlyMap<string, readonly string[]>

/** A dictionary of one language, as its words are looked up in it. */
export interface Dictionary {
  has: (word: string) => boolean
  suggest: (word: string) => string[]
}

/** How many words are suggested, and how much they may differ; in milliseconds, how long is looked for them. */
export const suggestions = { numSuggestions: 3, numChanges: 3, timeout: 500 }

/** Returns the words that a dictionary has in no form. */
export function misspeltIn(
  words: readonly string[],
  dictionary: Dictionary,
  code: string,
): Misspelt {
  const { stems } = proseLanguage(code) ?? {}
  const wrong = words.filter((word) => ![word, ...(stems?.(word) ?? [])].some(dictionary.has))
  return new Map(wrong.map((word) => [word, dictionary.suggest(word)]))
}

/** Reads a list of words that are right, in lower case; what follows # is a comment. */
export function readWords(text: string): Set<string> {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase())
  return new Set(lines.filter((line) => line !== ''))
}

/** Returns a list of words with another one, below the one before it in the alphabet: two proposals seldom meet there. */
export function withWord(text: string, word: string): string {
  const lines = text.trimEnd().split(/\r?\n/)
  const before = lines
    .filter((line) => !/^\s*(#|$)/.test(line) && line.localeCompare(word, 'en') < 0)
    .sort((one, other) => one.localeCompare(other, 'en'))
    .at(-1)
  const place = before === undefined ? lines.length : lines.indexOf(before) + 1
  lines.splice(place, 0, word)
  return `${lines.join('\n')}\n`
}

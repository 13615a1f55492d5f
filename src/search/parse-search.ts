import { normalizeText } from './normalize-text'
import { spaceWords, type SearchIndex } from './search-index'
import { candidateArticles, wordsWithPrefix } from './word-index'

/** Search term: alternative prefixes of words, each after a space. */
export type Term = readonly string[]

/** Largest number of words that are searched, and of characters of a word. */
const maxWords = 12
const maxWordLength = 32

/** Search text after synonyms and corrections. */
export interface ParsedSearch {
  terms: Term[]
  /** Number of words that match nothing. */
  unknown: number
  /** Words that are searched; empty where they are those of the query. */
  interpretedAs: string
}

/** Terms that a word was parsed to, and the text to show. */
interface ParsedWord {
  terms: Term[]
  text: string
}

/**
 * Parses a search text into terms: synonyms first, then words that occur, then words written apart,
 * then misspelt ones.
 *
 * @param where what is searched. Whole texts have so many words that one of them is near to any word:
 * there a correction may change only one letter, and a synonym that occurs is not replaced
 */
export function parseSearch(
  searchIndex: SearchIndex,
  search: string,
  where: 'summary' | 'text' = 'summary',
): ParsedSearch {
  const inText = where === 'text'
  const terms: Term[] = []
  const interpreted: string[] = []
  let corrected = false
  let rest = `${spaceWords(normalizeText(search.slice(0, 1000)))} `
  for (const { written, replacements } of searchIndex.synonyms) {
    if (!rest.includes(`${written} `)) continue
    // A bar separates the words around the synonym.
    rest = rest.split(`${written} `).join(' | ')
    const known = occurs(searchIndex, inText ? `${written} ` : written)
    terms.push(!known ? replacements : inText ? [written] : [written, ...replacements])
    interpreted.push(((known ? written : replacements[0]) ?? '').trim())
    if (!known) corrected = true
  }

  const words = rest.split(' ').filter((word) => word && !searchIndex.ignored.has(word))
  const some = words.slice(0, maxWords).map((word) => word.slice(0, maxWordLength))
  let unknown = 0
  for (let index = 0; index < some.length; index++) {
    const word = some[index] ?? ''
    if (word === '|') continue
    const both = parseJoined(searchIndex, word, some[index + 1])
    if (both) index += 1
    const found = both ?? parseWord(searchIndex, word, inText ? 1 : undefined)
    if (!found) {
      unknown += 1
      continue
    }
    terms.push(...found.terms)
    interpreted.push(found.text)
    if (found.text !== word) corrected = true
  }
  return { terms, unknown, interpretedAs: corrected ? interpreted.join(' ') : '' }
}

/** Parses two words as one that was written apart: pass words, robbo calls. */
function parseJoined(searchIndex: SearchIndex, word: string, next = '|'): ParsedWord | undefined {
  if (next === '|' || searchIndex.wordIndex.articles.has(word)) return undefined
  const joined = word + next
  const known = searchIndex.wordIndex.articles.has(joined) ? joined : searchIndex.correct(joined, 1)
  return known === undefined ? undefined : parsedWord(known)
}

/**
 * Parses a word that occurs, two that were written as one, or the nearest that occurs; in this
 * order.
 */
function parseWord(
  searchIndex: SearchIndex,
  word: string,
  maxErrors?: number,
): ParsedWord | undefined {
  if (word.length < 2) return undefined
  if (matchesPrefix(searchIndex, prefixTerm(word))) return parsedWord(word)
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const halves = [word.slice(0, cut), word.slice(cut)]
    if (halves.every((half) => searchIndex.wordIndex.articles.has(half)))
      return parsedWord(...halves)
  }
  const corrected = searchIndex.correct(word, maxErrors)
  return corrected === undefined ? undefined : parsedWord(corrected)
}

function parsedWord(...words: string[]): ParsedWord {
  return { terms: words.map(prefixTerm), text: words.join(' ') }
}

/** Returns the prefix that singular and plural share: " call" for calls. */
function prefixTerm(word: string): Term {
  return [` ${word.length > 3 ? word.replace(/([^s])s$/, '$1') : word}`]
}

function matchesPrefix({ wordIndex }: SearchIndex, term: Term): boolean {
  return term.some((text) => wordsWithPrefix(wordIndex, text.trim()).length > 0)
}

function occurs({ entries, wordIndex }: SearchIndex, text: string): boolean {
  for (const position of candidateArticles(wordIndex, text))
    if (entries[position]?.words.includes(text)) return true
  return false
}

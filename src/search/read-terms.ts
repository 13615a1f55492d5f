import { plain } from './plain-text'
import { spaced, type SearchIndex } from './search-index'
import { mayHave, wordsFrom } from './word-index'

/** One thing that was looked for: beginnings of words that stand for it, each after a space. */
export type Term = readonly string[]

/** More words than these are not a search but a letter. */
const mostWords = 12
const longestWord = 32

/** What a search was read as. */
export interface ReadSearch {
  terms: Term[]
  /** How many words nothing is made of. */
  unknown: number
  /** The words that are looked for; empty where they are those that were written. */
  readAs: string
}

/** What a word was read as: what is looked for, and the same in words. */
interface Reading {
  terms: Term[]
  words: string
}

/**
 * Reads what a visitor may have meant: synonyms first, then words that occur, then words written
 * apart, then misspelt ones.
 */
export function readTerms(searchIndex: SearchIndex, search: string): ReadSearch {
  const terms: Term[] = []
  const read: string[] = []
  let corrected = false
  let rest = `${spaced(plain(search.slice(0, 1000)))} `
  for (const { written, means } of searchIndex.synonyms) {
    if (!rest.includes(`${written} `)) continue
    // A bar parts what stood around it.
    rest = rest.split(`${written} `).join(' | ')
    const known = occurs(searchIndex, written)
    terms.push(known ? [written, ...means] : means)
    read.push(((known ? written : means[0]) ?? '').trim())
    if (!known) corrected = true
  }

  const words = rest.split(' ').filter((word) => word && !searchIndex.ignored.has(word))
  const some = words.slice(0, mostWords).map((word) => word.slice(0, longestWord))
  let unknown = 0
  for (let index = 0; index < some.length; index++) {
    const word = some[index] ?? ''
    if (word === '|') continue
    const both = readTogether(searchIndex, word, some[index + 1])
    if (both) index += 1
    const found = both ?? readWord(searchIndex, word)
    if (!found) {
      unknown += 1
      continue
    }
    terms.push(...found.terms)
    read.push(found.words)
    if (found.words !== word) corrected = true
  }
  return { terms, unknown, readAs: corrected ? read.join(' ') : '' }
}

/** One word that was written as two: pass words, robbo calls. */
function readTogether(searchIndex: SearchIndex, word: string, next = '|'): Reading | undefined {
  if (next === '|' || searchIndex.index.articles.has(word)) return undefined
  const joined = word + next
  const known = searchIndex.index.articles.has(joined) ? joined : searchIndex.correct(joined, 1)
  return known === undefined ? undefined : reading(known)
}

/** A word that occurs, two that were written as one, or the nearest that occurs; in this order. */
function readWord(searchIndex: SearchIndex, word: string): Reading | undefined {
  if (word.length < 2) return undefined
  if (begins(searchIndex, beginning(word))) return reading(word)
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const halves = [word.slice(0, cut), word.slice(cut)]
    if (halves.every((half) => searchIndex.index.articles.has(half))) return reading(...halves)
  }
  const corrected = searchIndex.correct(word)
  return corrected === undefined ? undefined : reading(corrected)
}

function reading(...words: string[]): Reading {
  return { terms: words.map(beginning), words: words.join(' ') }
}

/** What a word begins with in singular and plural: " call" for calls. */
function beginning(word: string): Term {
  return [` ${word.length > 3 ? word.replace(/([^s])s$/, '$1') : word}`]
}

function begins({ index }: SearchIndex, term: Term): boolean {
  return term.some((text) => wordsFrom(index, text.trim()).length > 0)
}

function occurs({ entries, index }: SearchIndex, text: string): boolean {
  for (const position of mayHave(index, text))
    if (entries[position]?.words.includes(text)) return true
  return false
}

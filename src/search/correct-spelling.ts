import Fuse from 'fuse.js'
import { editDistance, phoneticKey } from './phonetic-key'

/**
 * Returns the word of the articles that a misspelt word was meant to be; undefined where none is
 * near.
 *
 * @param maxErrors largest number of wrong letters, 3 by default; shorter words allow fewer
 */
export type CorrectSpelling = (word: string, maxErrors?: number) => string | undefined

interface VocabularyEntry {
  word: string
  key: string
  /** Bit mask of the letters a to z that occur. */
  letters: number
  /** Number of articles that have the word. */
  count: number
}

/** Number of cached corrections, so that further typing does not correct the same words again. */
const maxCached = 500

/**
 * Creates the corrector for a vocabulary.
 *
 * @param vocabulary the distinct words of the articles, and which articles have each
 */
export function spellingCorrector(
  vocabulary: ReadonlyMap<string, readonly number[]>,
): CorrectSpelling {
  const entries = [...vocabulary].map(([word, { length: count }]): VocabularyEntry => {
    const key = phoneticKey(word)
    return { word, key, letters: letterMask(key), count }
  })
  const cache = new Map<string, string | undefined>()
  return (word, maxErrors = 3) => {
    const key = `${maxErrors} ${word}`
    if (cache.has(key)) return cache.get(key)
    const corrected = nearest(entries, word, maxErrors)
    if (cache.size >= maxCached) cache.clear()
    cache.set(key, corrected)
    return corrected
  }
}

function nearest(
  entries: readonly VocabularyEntry[],
  word: string,
  maxErrors: number,
): string | undefined {
  const key = phoneticKey(word)
  const maxDistance = Math.min(maxErrors, Math.floor(key.length / 3))
  if (maxDistance === 0) return undefined
  const letters = letterMask(key)
  // A cheap filter without false negatives: each edit adds at most one missing letter.
  const possible = entries.filter(
    (one) =>
      Math.abs(one.key.length - key.length) <= maxDistance &&
      bitCount(letters & ~one.letters) <= maxDistance &&
      bitCount(one.letters & ~letters) <= maxDistance,
  )
  const fuse = new Fuse(possible, { keys: ['key'], ignoreLocation: true, threshold: 0.5 })
  const [best] = fuse
    .search(key, { limit: 60 })
    .map(({ item }) => ({
      item,
      // Letters that changed places may sound different: socail, social.
      distance: Math.min(editDistance(key, item.key), editDistance(word, item.word)),
    }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(a.item.key[0] !== key[0]) - Number(b.item.key[0] !== key[0]) ||
        editDistance(word, a.item.word) - editDistance(word, b.item.word) ||
        b.item.count - a.item.count,
    )
  return best?.item.word
}

function letterMask(text: string): number {
  let letters = 0
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

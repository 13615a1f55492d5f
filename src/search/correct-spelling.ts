import Fuse from 'fuse.js'
import { editDistance, phoneticKey } from './phonetic-key'

/**
 * Finds the word of the articles that a misspelt word was meant to be.
 *
 * @param most so many letters may be wrong; left out: the longer the word, the more
 */
export type CorrectSpelling = (word: string, most?: number) => string | undefined

interface Known {
  word: string
  key: string
  /** The letters a to z that occur, one bit each. */
  letters: number
  /** How many articles have the word. */
  count: number
}

/** So many words are kept, so that typing on does not correct what was corrected before. */
const remembered = 500

/**
 * Makes the corrector for a vocabulary.
 *
 * @param vocabulary the distinct words of the articles, and which articles have each
 */
export function spellingCorrector(
  vocabulary: ReadonlyMap<string, readonly number[]>,
): CorrectSpelling {
  const known = [...vocabulary].map(([word, { length: count }]): Known => {
    const key = phoneticKey(word)
    return { word, key, letters: lettersOf(key), count }
  })
  const done = new Map<string, string | undefined>()
  return (word, most = 3) => {
    const asked = `${most} ${word}`
    if (done.has(asked)) return done.get(asked)
    const corrected = nearest(known, word, most)
    if (done.size >= remembered) done.clear()
    done.set(asked, corrected)
    return corrected
  }
}

function nearest(known: readonly Known[], word: string, most: number): string | undefined {
  const key = phoneticKey(word)
  const slack = Math.min(most, Math.floor(key.length / 3))
  if (slack === 0) return undefined
  const letters = lettersOf(key)
  // Cheap and never wrong: each change of a letter adds one at most to those that are missing.
  const possible = known.filter(
    (one) =>
      Math.abs(one.key.length - key.length) <= slack &&
      bitCount(letters & ~one.letters) <= slack &&
      bitCount(one.letters & ~letters) <= slack,
  )
  const fuse = new Fuse(possible, { keys: ['key'], ignoreLocation: true, threshold: 0.5 })
  const [best] = fuse
    .search(key, { limit: 60 })
    .map(({ item }) => ({ item, far: editDistance(key, item.key) }))
    .filter(({ far }) => far <= slack)
    .sort(
      (a, b) =>
        a.far - b.far ||
        Number(a.item.key[0] !== key[0]) - Number(b.item.key[0] !== key[0]) ||
        editDistance(word, a.item.word) - editDistance(word, b.item.word) ||
        b.item.count - a.item.count,
    )
  return best?.item.word
}

function lettersOf(text: string): number {
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

import type { Readability } from './languages/prose-language'
import { wordsOf } from './words'

/** Syllables by word: the same words come again and again. */
const counted = new WeakMap<Readability, Map<string, number>>()

function syllables(word: string, readability: Readability): number {
  const known = counted.get(readability) ?? new Map<string, number>()
  counted.set(readability, known)
  const count = known.get(word) ?? readability.syllables(word)
  known.set(word, count)
  return count
}

/** A sentence and what decides how hard it is to read. */
export interface MeasuredSentence {
  sentence: string
  /** All its words. */
  count: number
  /** Words and syllables without proper names: without words that have a capital inside a sentence. */
  words: number
  syllables: number
}

const capital = /^\p{Lu}/u

/** Measures a sentence. */
export function measureSentence(sentence: string, readability: Readability): MeasuredSentence {
  const all = wordsOf(sentence)
  const plain = all.filter((word, index) => index === 0 || !capital.test(word))
  return {
    sentence,
    count: all.length,
    words: plain.length,
    syllables: plain.reduce((sum, word) => sum + syllables(word, readability), 0),
  }
}

/**
 * How easy sentences are to read, with proper names taken out, since a reader knows the name of the own
 * town however long it is.
 *
 * @returns the score, such as grade 5.2; nothing where there are no words
 */
export function scoreOf(
  sentences: readonly MeasuredSentence[],
  readability: Readability,
): number | undefined {
  const read = sentences.filter(({ words }) => words > 0)
  if (read.length === 0) return undefined
  return readability.score({
    sentences: read.length,
    words: read.reduce((sum, { words }) => sum + words, 0),
    syllables: read.reduce((sum, one) => sum + one.syllables, 0),
  })
}

/** Compares two scores, the easier one first. */
export const easierFirst = (a: number, b: number, { easier }: Readability): number =>
  easier === 'lower' ? a - b : b - a

/** Returns whether a text is harder to read than the limit of its language allows. */
export const isTooHard = (score: number, readability: Readability): boolean =>
  easierFirst(score, readability.limit, readability) > 0

/** Says which scores are allowed: `grade 7 or lower`. */
export const allowedScores = ({ unit, limit, easier }: Readability): string =>
  `${unit} ${limit} or ${easier}`

/** The sentences that are hardest to read, hardest first. */
export function hardestOf(
  sentences: readonly MeasuredSentence[],
  count: number,
  readability: Readability,
): string[] {
  return sentences
    .flatMap((one) => {
      const score = scoreOf([one], readability)
      return score === undefined ? [] : [{ sentence: one.sentence, score }]
    })
    .sort((a, b) => easierFirst(b.score, a.score, readability))
    .slice(0, count)
    .map(({ sentence }) => sentence)
}

/** The score of sentences that were not measured yet. */
export const readingScore = (
  sentences: readonly string[],
  readability: Readability,
): number | undefined =>
  scoreOf(
    sentences.map((sentence) => measureSentence(sentence, readability)),
    readability,
  )

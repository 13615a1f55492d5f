import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { wordsOf } from './words'

/** Counted once for each word: the same words come again and again. */
const counted = new Map<string, number>()

function syllables(word: string): number {
  const known = counted.get(word)
  if (known !== undefined) return known
  const count = syllable(word)
  counted.set(word, count)
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
export function measureSentence(sentence: string): MeasuredSentence {
  const all = wordsOf(sentence)
  const plain = all.filter((word, index) => index === 0 || !capital.test(word))
  return {
    sentence,
    count: all.length,
    words: plain.length,
    syllables: plain.reduce((sum, word) => sum + syllables(word), 0),
  }
}

/**
 * The school grade at which sentences can be read: the Flesch-Kincaid grade, with proper names
 * taken out, since a reader knows the name of the own town however long it is.
 *
 * @returns the grade in school years, such as 5.2; 0 where there are no sentences
 */
export function gradeOf(sentences: readonly MeasuredSentence[]): number {
  const read = sentences.filter(({ words }) => words > 0)
  if (read.length === 0) return 0
  return fleschKincaid({
    sentence: read.length,
    word: read.reduce((sum, { words }) => sum + words, 0),
    syllable: read.reduce((sum, one) => sum + one.syllables, 0),
  })
}

/** The sentences that are hardest to read, hardest first. */
export function hardestOf(sentences: readonly MeasuredSentence[], count: number): string[] {
  return sentences
    .map((one) => ({ sentence: one.sentence, grade: gradeOf([one]) }))
    .sort((a, b) => b.grade - a.grade)
    .slice(0, count)
    .map(({ sentence }) => sentence)
}

/** The grade of sentences that were not measured yet. */
export const readingGrade = (sentences: readonly string[]): number =>
  gradeOf(sentences.map(measureSentence))

/** The hardest of sentences that were not measured yet. */
export const hardestSentences = (sentences: readonly string[], count: number): string[] =>
  hardestOf(sentences.map(measureSentence), count)

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

/** The words of a sentence without proper names: those with a capital letter inside a sentence. */
function plainWords(sentence: string): string[] {
  return wordsOf(sentence).filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word))
}

/**
 * The school grade at which sentences can be read: the Flesch-Kincaid grade, with proper names
 * taken out, since a reader knows the name of the own town however long it is.
 *
 * @returns the grade in school years, such as 5.2; 0 where there are no sentences
 */
export function readingGrade(sentences: readonly string[]): number {
  const read = sentences.map(plainWords).filter((words) => words.length > 0)
  const words = read.flat()
  if (words.length === 0) return 0
  return fleschKincaid({
    sentence: read.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllables(word), 0),
  })
}

/** The sentences that are hardest to read, hardest first. */
export function hardestSentences(sentences: readonly string[], count: number): string[] {
  const graded = sentences.map((sentence) => ({ sentence, grade: readingGrade([sentence]) }))
  return graded
    .sort((a, b) => b.grade - a.grade)
    .slice(0, count)
    .map(({ sentence }) => sentence)
}

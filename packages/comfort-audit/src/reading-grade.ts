import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

interface Counts {
  words: number
  syllables: number
}

const startsWithCapital = /^\p{Lu}/u

/** Splits a text into sentences. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
}

/**
 * Returns the Flesch-Kincaid grade of sentences in school years; 0 if there are none. Words with a
 * capital inside a sentence are not counted: readers know the names of people and towns, however long.
 */
export function readingGrade(sentences: readonly string[]): number {
  return gradeOf(sentences.map(countSentence))
}

/** Returns the sentence with the highest grade. */
export function hardestSentence(sentences: readonly string[]): string {
  const graded = sentences.map((sentence) => ({ sentence, grade: readingGrade([sentence]) }))
  return graded.sort((a, b) => b.grade - a.grade)[0]?.sentence ?? ''
}

function countSentence(sentence: string): Counts {
  const withoutAddresses = sentence.replace(/\S+\.(gov|com|org)\S*/g, ' ')
  const words = withoutAddresses.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const counted = words.filter((word, index) => index === 0 || !startsWithCapital.test(word))
  return {
    words: counted.length,
    syllables: counted.reduce((sum, word) => sum + syllable(word), 0),
  }
}

function gradeOf(all: readonly Counts[]): number {
  const sentences = all.filter(({ words }) => words > 0)
  if (sentences.length === 0) return 0
  return fleschKincaid({
    sentence: sentences.length,
    word: sentences.reduce((sum, { words }) => sum + words, 0),
    syllable: sentences.reduce((sum, { syllables }) => sum + syllables, 0),
  })
}

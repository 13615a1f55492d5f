import type { Diagnostic } from '../diagnostic'
import { entryOf } from '../collections'
import { hardestGrade, longestSentence } from './limits'
import { gradeOf, hardestOf, measureSentence, type MeasuredSentence } from './reading-grade'
import { sentencesOf } from './sentences'
import type { ContentRecord } from '../record'
import { positionOfText } from './text-position'

/** How hard a file is to read. */
export interface Reading {
  /** School years, such as 5.2. */
  grade: number
  /** The five sentences that are hardest to read, hardest first. */
  hardest: string[]
  diagnostics: Diagnostic[]
}

/** Grades a file; nothing where it has no sentences for visitors. */
export function readingOf(record: ContentRecord, source: string): Reading | undefined {
  const { graded = true } = entryOf(record.collection)
  if (!graded) return undefined
  const sentences = sentencesOf(record)
  if (sentences.length === 0) return undefined
  const measured = sentences.map(measureSentence)
  const grade = gradeOf(measured)
  const hardest = hardestOf(measured, 5)
  return {
    grade,
    hardest,
    diagnostics: [
      ...tooHard(record.file, grade, hardest),
      ...tooLong(record.file, source, measured),
    ],
  }
}

function tooHard(file: string, grade: number, hardest: readonly string[]): Diagnostic[] {
  if (grade <= hardestGrade) return []
  return [
    {
      file,
      line: 1,
      column: 1,
      field: '',
      kind: 'reading-too-hard',
      found: `a text of reading grade ${grade.toFixed(1)}`,
      allowed: `grade ${hardestGrade} or lower`,
      fix: `Say it in shorter words, these sentences first: ${hardest.map((one) => `"${one}"`).join(' ')}`,
    },
  ]
}

function tooLong(
  file: string,
  source: string,
  sentences: readonly MeasuredSentence[],
): Diagnostic[] {
  return sentences
    .filter(({ count }) => count > longestSentence)
    .map(({ sentence, count }) => ({
      file,
      ...positionOfText(source, sentence.split(' ').slice(0, 3).join(' '), 1),
      field: 'text',
      kind: 'sentence-too-long' as const,
      found: `${count} words in one sentence: "${sentence}"`,
      allowed: `at most ${longestSentence} words`,
      fix: 'Make two sentences of it, each with one thought.',
    }))
}

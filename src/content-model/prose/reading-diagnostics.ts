import type { Diagnostic } from '../diagnostic'
import { entryOf } from '../collections'
import type { Readability } from './languages/prose-language'
import { readability } from './languages/registry'
import {
  allowedScores,
  hardestOf,
  isTooHard,
  measureSentence,
  scoreOf,
  type MeasuredSentence,
} from './reading-score'
import { sentencesOf } from './sentences'
import type { ContentRecord } from '../record'
import { positionOfText } from './text-position'

/** How hard a file is to read. */
export interface Reading {
  /** Score by the measure of its language, such as 5.2; nothing where the sentences have no words. */
  score?: number
  /** The five sentences that are hardest to read, hardest first. */
  hardest: string[]
  diagnostics: Diagnostic[]
}

/**
 * Measures a file; nothing where it has no sentences for visitors, or its language no formula.
 *
 * @param language code of the language that the file is written in
 */
export function readingOf(
  record: ContentRecord,
  source: string,
  language: string,
): Reading | undefined {
  const { graded = true } = entryOf(record.collection)
  const rules = readability(language)
  if (!graded || !rules) return undefined
  const sentences = sentencesOf(record, language)
  if (sentences.length === 0) return undefined
  const measured = sentences.map((sentence) => measureSentence(sentence, rules))
  const score = scoreOf(measured, rules)
  const hardest = hardestOf(measured, 5, rules)
  return {
    ...(score === undefined ? {} : { score }),
    hardest,
    diagnostics: [
      ...(score === undefined ? [] : tooHard(record.file, score, hardest, rules)),
      ...tooLong(record.file, source, measured, rules),
    ],
  }
}

function tooHard(
  file: string,
  score: number,
  hardest: readonly string[],
  rules: Readability,
): Diagnostic[] {
  if (!isTooHard(score, rules)) return []
  return [
    {
      file,
      line: 1,
      column: 1,
      field: '',
      kind: 'reading-too-hard',
      found: `a text of ${rules.measure} ${score.toFixed(1)}`,
      allowed: allowedScores(rules),
      fix: `Say it in shorter words, these sentences first: ${hardest.map((one) => `"${one}"`).join(' ')}`,
    },
  ]
}

function tooLong(
  file: string,
  source: string,
  sentences: readonly MeasuredSentence[],
  { longestSentence }: Readability,
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

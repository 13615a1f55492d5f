import type { Readability } from './languages/prose-language'
import type { ContentRecord } from '../record'
import { bodyOf } from '../article/article-body'
import { fieldValues } from '../parse/field-values'
import { escapeRegExp } from '../text'
import { bodyTexts } from './visitor-texts'
import { proseLanguage, readability } from './languages/registry'
import { diagnosticOfFile, type Diagnostic } from '../diagnostic'
import { explain } from '../diagnostics/mistakes'
import { entryOf } from '../collections'

/** Facts in braces and web addresses; where neither sign stands, there is none to look for. */
const noWord = /\{\w+\}|\S+\.(gov|com|org)\S*/g
const mayHold = /\{|\.(?:gov|com|org)/

/** The words of a sentence: what has letters, facts in braces and web addresses left out. */
export function wordsOf(sentence: string): string[] {
  const text = mayHold.test(sentence) ? sentence.replace(noWord, ' ') : sentence
  return text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
}

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
interface MeasuredSentence {
  sentence: string
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

/** Says which scores raise no warning: `grade 9 or lower`. */
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

/** How a sentence ends. Titles and list entries without it are read at a glance and not graded. */
const end = /[.!?]["”’»)]?$/

/**
 * The sentences of a content file that a visitor reads. Titles, labels, short list entries and
 * values are left out: they would make a page seem easier than it is.
 */
export function sentencesOf(record: ContentRecord, language: string): string[] {
  const texts = fieldValues(record)
    .filter(({ meta }) => meta.role === 'text')
    .map(({ value }) => value)
  const { root } = bodyOf(record)
  if (root) {
    const read = bodyTexts(root).filter(({ kind }) => kind !== 'title')
    texts.push(...read.map(({ text }) => text))
  }
  return texts
    .flatMap((text) => splitSentences(text, language))
    .filter((sentence) => end.test(sentence))
}

/** The boundaries between sentences of each language that a text was split in. */
const boundaries = new Map<string, RegExp>()

/**
 * The sentences of a text, its line breaks left out.
 *
 * @param language code of the language; abbreviations of a language that is not known end a sentence
 */
export function splitSentences(text: string, language: string): string[] {
  const boundary = boundaries.get(language) ?? boundaryOf(language)
  boundaries.set(language, boundary)
  return text
    .replace(/\s+/g, ' ')
    .split(boundary)
    .map((sentence) => sentence.trim())
}

function boundaryOf(language: string): RegExp {
  const { beforeNames = [], others = [] } = proseLanguage(language)?.abbreviations ?? {}
  const after = (abbreviations: readonly string[]): string =>
    `(?<=(?<!\\p{L})(?:${abbreviations.map(escapeRegExp).join('|')})\\.)`
  const inside = [
    ...(beforeNames.length > 0 ? [after(beforeNames)] : []),
    ...(others.length > 0 ? [`${after(others)}(?!\\s+["“«¿¡]*\\p{Lu})`] : []),
  ]
  return new RegExp(
    `(?<=[.!?]["”’»)]?)${inside.map((one) => `(?!${one})`).join('')}\\s+(?=["“«(¿¡]*[\\p{Lu}{\\d])`,
    'u',
  )
}

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
export function readingOf(record: ContentRecord, language: string): Reading | undefined {
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
    diagnostics: score === undefined ? [] : tooHard(record.file, score, hardest, rules),
  }
}

function tooHard(
  file: string,
  score: number,
  hardest: readonly string[],
  rules: Readability,
): Diagnostic[] {
  if (easierFirst(score, rules.limit, rules) <= 0) return []
  return [
    diagnosticOfFile(
      file,
      explain('reading-too-hard', {
        measure: rules.measure,
        score: score.toFixed(1),
        allowed: allowedScores(rules),
        sentences: hardest.map((one) => `"${one}"`).join(' '),
      }),
    ),
  ]
}

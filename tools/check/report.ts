import {
  formatDiagnostics,
  formatWarnings,
  type Diagnostic,
} from '../../src/content-model/diagnostic'
import { mistakeOf } from '../../src/content-model/diagnostics/mistakes'
import type { Readability } from '../../src/content-model/prose/languages/prose-language'
import { readability } from '../../src/content-model/prose/languages/registry'
import { allowedScores, easierFirst } from '../../src/content-model/prose/reading'
import type { Change } from './fix'
import type { Wording } from './wording'

/** How easy a file is to read. */
export interface MeasuredFile {
  file: string
  /** Code of its language, whose measure the score is of. */
  language: string
  score: number
  /** The five sentences that are hardest to read, hardest first. */
  hardest: string[]
}

/** Result of a check. */
export interface Result {
  /** Number of content files without images. */
  files: number
  /** Number of images. */
  images: number
  /** Diagnostics that must be fixed. */
  mistakes: Diagnostic[]
  /** Diagnostics that don't fail the check. */
  warnings: Diagnostic[]
  /** Score of each file, grouped by language, easiest first. */
  reading: MeasuredFile[]
  /** Languages of files whose wording is not checked, or only in part. */
  notes: string[]
}

/** Lists the files that have a score, grouped by language, easiest first. */
export function measuredFiles(wording: readonly Wording[]): MeasuredFile[] {
  const languages = [...new Set(wording.map(({ language }) => language))]
  return languages.flatMap((language) => {
    const rules = readability(language)
    if (!rules) return []
    return wording
      .flatMap(({ file, score, hardest = [], ...one }) =>
        one.language === language && score !== undefined
          ? [{ file, language, score, hardest }]
          : [],
      )
      .sort((a, b) => easierFirst(a.score, b.score, rules))
  })
}

/** Returns one note for each language about what is not checked in its files. */
export function uncheckedLanguages(wording: readonly Wording[]): string[] {
  const languages = [...new Set(wording.map(({ language }) => language))]
  return languages.flatMap((language) => {
    const missing = [
      ...(readability(language) ? [] : ['how easy a text is to read']),
      ...(wording.some((one) => one.language === language && !one.spelled) ? ['spelling'] : []),
    ]
    return missing.length === 0
      ? []
      : [`Not checked in the language "${language}": ${missing.join(', ')}.`]
  })
}

/**
 * Formats the result for the terminal.
 *
 * @param folder the content folder, below which files are named: site
 */
export function reportText(result: Result, folder: string): string {
  const { files, images, mistakes, warnings, reading, notes } = result
  const shown = images === 1 ? ' and 1 picture' : ` and ${images} pictures`
  const count = `${files} content files of ${folder}/${images > 0 ? shown : ''}`
  const summaries = byLanguage(reading).map(summary)
  return [
    mistakes.length > 0 ? formatDiagnostics(mistakes, folder) : `${count}, no mistakes.`,
    ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
    ...(summaries.length > 0 ? [summaries.join('\n')] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ].join('\n\n')
}

type Reading = Result['reading']

/** Files of one language with its measure. */
interface Measured {
  rules: Readability
  files: Reading
}

function byLanguage(reading: Reading): Measured[] {
  return [...new Set(reading.map(({ language }) => language))].flatMap((code) => {
    const rules = readability(code)
    return rules ? { rules, files: reading.filter(({ language }) => language === code) } : []
  })
}

function summary({ rules, files }: Measured): string {
  const average = files.reduce((sum, { score }) => sum + score, 0) / files.length
  const hardest = files.at(-1)
  return (
    `${capitalized(rules.measure)}: ${average.toFixed(1)} on average` +
    (hardest ? `; the hardest is ${hardest.score.toFixed(1)}, ${hardest.file}.` : '.')
  )
}

/** Formats the score of each file, with its hardest sentences if requested. */
export function reportReading({ reading }: Result, sentences: boolean): string {
  const languages = byLanguage(reading)
  const lists = languages.map(({ rules, files }) => {
    const list = files.map((file) => measuredFile(file, sentences)).join('\n')
    // Where all files have one measure, it needs no heading.
    return languages.length > 1
      ? `${capitalized(rules.measure)}, ${rules.easier} is easier; no warning: ${allowedScores(rules)}\n${list}`
      : list
  })
  return lists.join('\n\n')
}

function measuredFile({ file, score, hardest }: Reading[number], sentences: boolean): string {
  return [
    `${score.toFixed(1).padStart(5)}  ${file}`,
    ...(sentences ? hardest.map((sentence) => `       ${sentence}`) : []),
  ].join('\n')
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Output of `--json`. Fields are only ever added; where one changes its meaning, `version` is
 * increased.
 */
export interface JsonReport {
  version: 1
  /** True without mistakes. */
  ok: boolean
  /** Number of content files without images. */
  files: number
  /** Number of images. */
  images: number
  mistakes: JsonDiagnostic[]
  warnings: JsonDiagnostic[]
  reading: JsonReading[]
  /** Languages of files whose wording is not checked, or only in part. */
  notes: string[]
  /** Fixes that `--fix` has applied. */
  fixed: Change[]
}

/** How easy a file is to read. */
interface JsonReading {
  file: string
  /** Score by the measure. */
  grade: number
  hardest: string[]
  /** Code of the language of the file. */
  language: string
  /** Name of the measure: `reading grade`, where lower is easier, or that of another language. */
  measure: string
}

/** Diagnostic with the reason of its kind, and what it stops: `build`, `check` or `nothing`. */
export type JsonDiagnostic = Diagnostic & { why: string; stops: string }

/** Formats the report as JSON. */
export function reportJson(result: Result, fixed: readonly Change[]): string {
  const report: JsonReport = {
    version: 1,
    ok: result.mistakes.length === 0,
    files: result.files,
    images: result.images,
    mistakes: result.mistakes.map(explained),
    warnings: result.warnings.map(explained),
    reading: result.reading.map(({ file, language, score, hardest }) => ({
      file,
      grade: score,
      hardest,
      language,
      measure: readability(language)?.measure ?? '',
    })),
    notes: result.notes,
    fixed: [...fixed],
  }
  return JSON.stringify(report, null, 2)
}

function explained(diagnostic: Diagnostic): JsonDiagnostic {
  const { why, stops = 'build' } = mistakeOf(diagnostic.kind)
  return { ...diagnostic, why, stops }
}

/**
 * Returns GitHub workflow commands, which are shown beside the lines of a pull request.
 *
 * @param folder path of the content folder in the repository, such as `content`
 */
export function reportAnnotations({ mistakes, warnings }: Result, folder: string): string {
  return [
    ...mistakes.map((diagnostic) => annotation('error', diagnostic, folder)),
    ...warnings.map((diagnostic) => annotation('warning', diagnostic, folder)),
  ].join('\n')
}

function annotation(level: 'error' | 'warning', diagnostic: Diagnostic, folder: string): string {
  const { kind, file, line, column, field, found, allowed, fix } = diagnostic
  const { title, why } = mistakeOf(kind)
  const properties = [
    `file=${property(`${folder}/${file}`)}`,
    `line=${line}`,
    `col=${column}`,
    `title=${property(title)}`,
  ]
  const lines = [
    `${field ? `${field}: ` : ''}${found}`,
    `Why: ${why}`,
    `Allowed: ${allowed}`,
    `Fix: ${fix}`,
  ]
  return `::${level} ${properties.join(',')}::${data(lines.join('\n'))}`
}

/** Escapes the data of a workflow command, which ends at the end of its line. */
function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}

import { mistakeOf } from '../../src/content-model/diagnostics/mistakes'
import { readability } from '../../src/content-model/prose/languages/registry'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { Result } from './check-all'
import type { Change } from './fix/fix-text'

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
export interface JsonReading {
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

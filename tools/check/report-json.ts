import { mistakeOf } from '../../src/content-model/diagnostics/mistakes'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { Result } from './check-all'
import type { Change } from './fix/fix-text'

/** What `--json` prints. A field is only ever added; where one changes its meaning, `version` grows. */
export interface JsonReport {
  version: 1
  /** Whether there is no mistake. */
  ok: boolean
  /** Number of content files that were read, without pictures. */
  files: number
  /** Number of pictures that were looked into. */
  pictures: number
  mistakes: JsonDiagnostic[]
  warnings: JsonDiagnostic[]
  reading: Result['reading']
  /** What `--fix` has fixed. */
  fixed: Change[]
}

/** A problem with the reason of its kind, and what it stops: `build`, `check` or `nothing`. */
export type JsonDiagnostic = Diagnostic & { why: string; stops: string }

/** The report for programs, as a text of JSON. */
export function reportJson(result: Result, fixed: readonly Change[]): string {
  const report: JsonReport = {
    version: 1,
    ok: result.mistakes.length === 0,
    files: result.files,
    pictures: result.pictures,
    mistakes: result.mistakes.map(explained),
    warnings: result.warnings.map(explained),
    reading: result.reading,
    fixed: [...fixed],
  }
  return JSON.stringify(report, null, 2)
}

function explained(diagnostic: Diagnostic): JsonDiagnostic {
  const { why, stops = 'build' } = mistakeOf(diagnostic.kind)
  return { ...diagnostic, why, stops }
}

import type { JsonDiagnostic } from '../check/report-json'
import type { Base } from './base-content'

export type Kind = 'new' | 'changed' | 'removed'

/** Content file that differs from the base. */
export interface ChangedFile {
  /** Path below the content folder, with forward slashes. */
  file: string
  kind: Kind
  before?: FileState
  after?: FileState
  /** Path before, where the file was moved. */
  movedFrom?: string
  /** Path now, where the file was moved. */
  movedTo?: string
}

export interface FileState {
  bytes: number
  /** Score of readability; undefined where there is no text, or it cannot be parsed. */
  grade?: number
  /** Name of the measure of that score, such as `reading grade`. */
  measure?: string
}

/** Page whose content differs, or a part that several pages show. */
export interface Change {
  kind: Kind
  /** Title of the page or description of the shared part. */
  title: string
  /** Path in the preview; undefined where there is no page. */
  path?: string
  /** Path where there is no page any more. */
  lost?: string
  /** Notes for the reviewer, in whole sentences. */
  notes: string[]
  /** Paths of the pages that show a shared part; `all` where that is every page. */
  shownOn?: 'all' | readonly string[]
  files: ChangedFile[]
}

/**
 * Content of `changes.json`. Fields are only ever added; where one changes its meaning, `version`
 * is increased.
 */
export interface ChangesReport {
  version: 1
  /** Base of the comparison; undefined where there is none. */
  base?: Base
  /** Reason why there is nothing to compare with, and what to do. */
  diagnostic?: string
  /** True where the preview was built. */
  built: boolean
  pages: Change[]
  shared: Change[]
  /** Renders the result of `npm run check` for the whole site. */
  check: { ok: boolean; mistakes: JsonDiagnostic[]; warnings: JsonDiagnostic[] }
}

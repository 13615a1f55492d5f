import type { JsonDiagnostic } from '../check/report-json'
import type { Base } from './base-content'

export type Kind = 'new' | 'changed' | 'removed'

/** A content file that differs from the base. */
export interface ChangedFile {
  /** Path below the content folder, with forward slashes. */
  file: string
  kind: Kind
  before?: FileState
  after?: FileState
  /** The file that its text stood in before, where it was moved. */
  movedFrom?: string
  /** The file that its text stands in now, where it was moved. */
  movedTo?: string
}

export interface FileState {
  bytes: number
  /** Reading grade in school years; left out where there is no text, or it cannot be read. */
  grade?: number
}

/** A page whose content differs, or a part that several pages show. */
export interface Change {
  kind: Kind
  /** Title of the page; of a shared part what it is. */
  title: string
  /** Address in the preview; left out where nothing is there. */
  path?: string
  /** Address that was lost: nothing is there any more. */
  lost?: string
  /** What else a reviewer must know, in whole sentences. */
  notes: string[]
  /** Of a shared part the pages that show it; `all` where that is every page. */
  shownOn?: 'all' | readonly string[]
  files: ChangedFile[]
}

/** What `changes.json` holds. A field is only ever added; where one changes its meaning, `version` grows. */
export interface ChangesReport {
  version: 1
  /** What was compared with; left out where there was nothing. */
  base?: Base
  /** Why there is nothing to compare with, and what to do. */
  diagnostic?: string
  /** Whether the preview could be built. */
  built: boolean
  pages: Change[]
  shared: Change[]
  /** What `npm run check` says of the whole site. */
  check: { ok: boolean; mistakes: JsonDiagnostic[]; warnings: JsonDiagnostic[] }
}

import type { JsonDiagnostic } from '../check/report-json'
import type { Base } from './base-content'

export type Kind = 'new' | 'changed' | 'removed'

/** Label of each kind of change. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  new: 'New',
  changed: 'Changed',
  removed: 'Removed',
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
  /** Result of `npm run check` for the whole site. */
  check: { ok: boolean; mistakes: JsonDiagnostic[]; warnings: JsonDiagnostic[] }
}

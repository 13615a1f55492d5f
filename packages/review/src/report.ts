import type { JsonDiagnostic } from '../../../tools/check/report'
import type { Base } from './base-content'
import { kindLabels, visibleText } from './summary.cjs'

export type Kind = 'new' | 'changed' | 'removed'

/** Page whose content differs, or a part that several pages show. */
export interface Change {
  kind: Kind
  /** Title of the page or description of the shared part. */
  title: string
  /** Path in the preview; undefined if there is no page. */
  path?: string
  /** Path where there is no page any more. */
  lost?: string
  /** Path that it leads to now, if it does. */
  movedTo?: string
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
  /** Base of the comparison; undefined if there is none. */
  base?: Base
  /** Reason why there is nothing to compare with, and what to do. */
  diagnostic?: string
  /** True if the preview was built. */
  built: boolean
  pages: Change[]
  shared: Change[]
  /** Result of `npm run check` for the whole site. */
  check: { ok: boolean; mistakes: JsonDiagnostic[]; warnings: JsonDiagnostic[] }
}

/** Formats the changes for the terminal: a line for each page and each shared part. */
export function formatReport({ base, diagnostic, pages, shared, check }: ChangesReport): string {
  const source = base
    ? `Compared with ${base.ref} (${base.commit.slice(0, 7)}):`
    : `Nothing could be compared. ${diagnostic ?? ''}`
  const lines = [...pages, ...shared].map(formatChange)
  const count = check.mistakes.length
  const checks = check.ok
    ? 'npm run check: no mistakes.'
    : `npm run check: ${count === 1 ? '1 mistake' : `${count} mistakes`}.`
  return [source, ...(base && lines.length === 0 ? ['No content differs.'] : lines), checks].join(
    '\n',
  )
}

function formatChange({ kind, title, path, lost, notes }: Change): string {
  const where = path ?? lost
  const words = [
    `  ${kindLabels[kind].toLowerCase().padEnd(8)} ${where ? `${where}  ` : ''}${title}`,
    ...notes,
  ]
  return visibleText(words.join('. ').replace(/\.\./g, '.'))
}

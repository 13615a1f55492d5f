import type { ChangesReport, Kind } from './report'

/** Largest comment that GitHub accepts, in characters. */
export const maxCharacters: number

/** Label of each kind of change. */
export const kindLabels: Readonly<Record<Kind, string>>

/** Fields of a report that a summary needs. */
export type SummaryReport = Pick<
  ChangesReport,
  'diagnostic' | 'built' | 'pages' | 'shared' | 'check'
>

/**
 * Parses `changes.json`, which a fork may have made: validates known fields, truncates texts and
 * lists.
 *
 * @throws Error if the report is invalid
 */
export function readReport(text: string): SummaryReport

/**
 * Formats the summary for a pull request as Markdown, short enough for a comment.
 *
 * @param options.url where the preview is, without a slash at the end; pages are linked with it
 * @param options.run address of the run that built the preview
 */
export function summaryMarkdown(
  report: SummaryReport,
  options?: { url?: string; run?: string },
): string

/** Returns a text with invisible characters replaced by their names, such as [U+202E]. */
export function visibleText(text: string): string

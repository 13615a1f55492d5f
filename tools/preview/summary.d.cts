import type { ChangesReport } from './report'

/** What GitHub takes as a comment, in characters. */
export const mostCharacters: number

/** What a summary needs of a report. */
export type SummaryReport = Pick<
  ChangesReport,
  'diagnostic' | 'built' | 'pages' | 'shared' | 'check'
>

/**
 * Reads `changes.json`, which a fork may have made: takes over what is known, shortens texts and lists.
 *
 * @throws Error where it is no such report
 */
export function readReport(text: string): SummaryReport

/**
 * The summary for a pull request, as Markdown, short enough for a comment.
 *
 * @param options.url where the preview is, without a slash at the end; pages are linked with it
 * @param options.run address of the run that built the preview
 */
export function summaryMarkdown(
  report: SummaryReport,
  options?: { url?: string; run?: string },
): string

import { markedPart, replaceMarkedPart, type Marks } from '../marked-part'
import type { Journey } from './firefox'
import type { Outcome } from './results'
import type { Row } from './row'

/** Document that contains the table. */
export const documentFile = 'docs/how-we-tested.md'

const marks: Marks = {
  file: documentFile,
  begin: '<!-- fault matrix: begin; written by npm run test:faults -->',
  end: '<!-- fault matrix: end -->',
}

/** Run as the document describes it. */
export interface Run {
  /** Day of the run, as 2026-11-21. */
  day: string
  /** Browser of the run, with version. */
  browser: string
  outcomes: readonly Outcome[]
  /** Form and search in another browser. */
  journey?: Journey
}

/** Returns the matrix as a Markdown table, with the result of each row. */
export function faultTable(rows: readonly Row[], run: Run): string {
  const lines = rows.map(({ row, fault, expected }) => {
    const outcome = run.outcomes.find((one) => one.row === row)
    const tests = outcome ? outcome.passed + outcome.failed : 0
    const cells = [row, fault, expected, tests, outcome?.verdict ?? 'no test']
    return `| ${cells.map((cell) => String(cell).replace(/\|/g, '\\|')).join(' | ')} |`
  })
  return [
    `Run of ${run.day}, in ${run.browser}.`,
    '',
    '| Row | Fault or input | What must happen | Tests | Result |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    ...(run.journey ? ['', journeyLine(run.journey)] : []),
  ].join('\n')
}

function journeyLine({ browser, steps }: Journey): string {
  if (!browser) return 'Firefox was not installed where this ran.'
  const results = steps.map(({ name, fault }) => `${name} (${fault ? 'failed' : 'passed'})`)
  return `In ${browser}: ${results.join('; ')}.`
}

/**
 * Inserts the table between its marks.
 *
 * @throws Error where the document lacks the marks
 */
export function putTable(page: string, table: string): string {
  return replaceMarkedPart(page, table, marks)
}

/**
 * Returns the rows of the document's table: number, fault and expected behavior, without results.
 */
export function rowsOfPage(page: string): string[] {
  return markedPart(page, marks)
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.replace(/ \| \d+ \| [a-z ]+ \|$/, ' |'))
}

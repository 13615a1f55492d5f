import type { Journey } from './firefox'
import type { Outcome } from './results'
import type { Row } from './row'

/** The page that carries the table. */
export const documentFile = 'docs/how-we-tested.md'

const begin = '<!-- fault matrix: begin; written by npm run test:faults -->'
const end = '<!-- fault matrix: end -->'

/** A run as it is told on the page. */
export interface Run {
  /** The day of the run, as 2026-11-21. */
  day: string
  /** What it ran in, with version. */
  browser: string
  outcomes: readonly Outcome[]
  /** The same form and search in another browser. */
  journey?: Journey
}

/** The matrix as a table of Markdown, with what became of each row. */
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
  const told = steps.map(({ name, fault }) => `${name} (${fault ? 'failed' : 'passed'})`)
  return `In ${browser}: ${told.join('; ')}.`
}

/**
 * Puts the table between its marks.
 *
 * @throws where the page lacks the marks
 */
export function putTable(page: string, table: string): string {
  const { before, after } = around(page)
  return `${before}\n\n${table}\n\n${after}`
}

/** The rows of the page's table: number, fault and what must happen, without any result. */
export function rowsOfPage(page: string): string[] {
  const { table } = around(page)
  return table
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.replace(/ \| \d+ \| [a-z ]+ \|$/, ' |'))
}

function around(page: string): { before: string; table: string; after: string } {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`${documentFile} must hold the marks "${begin}" and "${end}".`)
  const start = from + begin.length
  return { before: page.slice(0, start), table: page.slice(start, to), after: page.slice(to) }
}

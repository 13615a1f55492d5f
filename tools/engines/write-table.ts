import { replaceMarkedPart, type Marks } from '../marked-part'
import { count, type CheckResult, type Run } from './results'

/** Document that contains the table. */
export const documentFile = 'docs/browsers.md'

const marks: Marks = {
  file: documentFile,
  begin: '<!-- engines: begin; written by npx tsx tools/engines/write-docs.ts -->',
  end: '<!-- engines: end -->',
}

/** Returns the cell of one check: passed, failed, or why it was skipped. */
function cell(check: CheckResult | undefined): string {
  if (!check) return 'not run'
  if (check.skipped) return 'skipped'
  return check.passed ? 'passed' : '**failed**'
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map((one) => one.replace(/\|/g, '\\|')).join(' | ')} |`

/**
 * Returns the cell of several checks under one name: `42 of 42`, with the number of skipped ones.
 */
function groupCell(checks: readonly CheckResult[]): string {
  if (checks.length === 0) return 'not run'
  const { passed, failed, skipped } = count(checks)
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  return `${failed > 0 ? '**' : ''}${passed} of ${passed + failed}${failed > 0 ? '**' : ''}${left}`
}

/** Returns the row of the fault matrix that a check belongs to, such as `row 8`. */
const matrixRowOf = ({ name }: CheckResult): string => name.replace(/:.*$/, '')

/**
 * Returns the runs as a Markdown table: engines across; the page sweep, journeys and faults down.
 */
export function engineTable(runs: readonly Run[]): string {
  const all = runs.flatMap(({ checks }) => checks)
  const names = (group: CheckResult['group'], name: (check: CheckResult) => string): string[] => [
    ...new Set(all.filter((check) => check.group === group).map(name)),
  ]
  const skips = runs.flatMap(({ version, checks }) =>
    checks
      .filter(({ skipped }) => skipped)
      .map(({ name, detail }) => `- ${version}: “${name}”, because ${detail ?? 'it cannot run'}.`),
  )
  const sweep = runs.map(({ checks }) => groupCell(checks.filter(({ group }) => group === 'sweep')))
  return [
    row(['What a visitor does', ...runs.map(({ version, day }) => `${version}, ${day}`)]),
    row(['---', ...runs.map(() => '---')]),
    row(['Every page at two widths, before and with React', ...sweep]),
    ...names('journey', ({ name }) => name).map((name) =>
      row([name, ...runs.map(({ checks }) => cell(checks.find((one) => one.name === name)))]),
    ),
    ...names('fault', matrixRowOf).map((name) =>
      row([
        `fault matrix, ${name}`,
        ...runs.map(({ checks }) =>
          groupCell(checks.filter((one) => one.group === 'fault' && matrixRowOf(one) === name)),
        ),
      ]),
    ),
    ...(skips.length > 0 ? ['', 'Skipped:', '', ...skips] : []),
  ].join('\n')
}

/**
 * Inserts the table between its marks.
 *
 * @throws Error where the document lacks the marks
 */
export function putTable(page: string, table: string): string {
  return replaceMarkedPart(page, table, marks)
}

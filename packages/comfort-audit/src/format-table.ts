import type { Failure, RuleResult } from './rule'
import { describeVariant } from './variants'

const lastColumn = 4

/** The failure that is farthest from the requirement of its rule. */
function worstOf(failures: readonly Failure[]): Failure | undefined {
  return [...failures].sort((a, b) => b.distance - a.distance)[0]
}

/** Formats a failure as one line: page, element, its text, the measured value. */
export function formatFailure({ path, selector, text, value, variant }: Failure): string {
  const where = variant ? ` (${describeVariant(variant)})` : ''
  return `${path} ${selector} "${text}": ${value}${where}`
}

/**
 * Formats results as a table.
 *
 * @param list true to list every failure below it
 */
export function formatResults(results: readonly RuleResult[], list: boolean): string {
  const failed = results.filter(({ failures }) => failures.length > 0)
  const details = failed.flatMap(({ rule, failures }) => [
    '',
    `${rule.name}: ${rule.requirement}`,
    ...failures.map((failure) => `  ${formatFailure(failure)}`),
  ])
  return [formatTable(results), ...(list ? details : [])].join('\n')
}

/** Formats results as a table: rule, requirement, measured pages, failures, worst failure. */
function formatTable(results: readonly RuleResult[]): string {
  const rows = results.map(({ rule, pages, failures }) => {
    const worst = worstOf(failures)
    return [
      rule.name,
      rule.requirement,
      String(pages),
      String(failures.length),
      worst ? formatFailure(worst) : pages === 0 ? 'nothing to measure' : '',
    ]
  })
  const table = [['rule', 'requirement', 'pages', 'failures', 'worst failure'], ...rows]
  const widthOf = (column: number): number =>
    Math.min(44, Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === lastColumn ? cell : shorten(cell, widthOf(column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function shorten(text: string, width: number): string {
  return (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width)
}

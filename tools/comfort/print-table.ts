import { lookWords } from './looks'
import type { RuleResult } from './measure-site'
import type { Failure } from './rule'

/** The failure that is farthest from the number of its rule. */
export function worstOf(failures: readonly Failure[]): Failure | undefined {
  return [...failures].sort((a, b) => b.distance - a.distance)[0]
}

/** An offender in one line: where, what it says, what was measured. */
export function failureWords({ path, selector, text, value, look }: Failure): string {
  const where = look ? ` (${lookWords(look)})` : ''
  return `${path} ${selector} "${text}": ${value}${where}`
}

/** The table of results: rule, number, pages measured, failures, worst offender. */
export function resultTable(results: readonly RuleResult[]): string {
  const rows = results.map(({ rule, pages, failures }) => {
    const worst = worstOf(failures)
    return [
      rule.name,
      rule.number,
      String(pages),
      String(failures.length),
      worst ? failureWords(worst) : pages === 0 ? 'nothing to measure' : '',
    ]
  })
  const table = [['rule', 'number', 'pages', 'failures', 'worst offender'], ...rows]
  const widthOf = (column: number): number =>
    Math.min(44, Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 4 ? cell : shorten(cell, widthOf(column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function shorten(text: string, width: number): string {
  return (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width)
}

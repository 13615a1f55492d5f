import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditReport, ProgressEvent, SiteReport } from './audit'
import type { Failure, Limits, Rule, RuleResult } from './rule'
import { describeVariant } from './variants'

const manifest = readFileSync(join(__dirname, '../package.json'), 'utf8')

/** Version of this package. */
export const { version } = JSON.parse(manifest) as { version: string }

/** Shows progress on stderr: one line for each site, one dot for each page or journey. */
export function showProgress(event: ProgressEvent): void {
  if (event.kind === 'step') process.stderr.write('.')
  else {
    const { site, rules, pages } = event
    process.stderr.write(`\n${site}: ${count(rules, 'rule')} on ${count(pages, 'page')}\n`)
  }
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`

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

/** Result of a rule: `nothing-to-measure` means that no page has what the rule is about. */
type RuleStatus = 'passed' | 'failed' | 'nothing-to-measure'

/** A rule as JSON. */
interface JsonRule {
  name: string
  summary: string
  requirement: string
  evidence: string
  limits: Limits
}

/** The document that `--json` prints. */
export interface JsonReport {
  /** Version of comfort-audit. */
  version: string
  /** Time in ISO 8601. */
  measuredAt: string
  /** Counts of rules over all sites. */
  passed: number
  failed: number
  nothingToMeasure: number
  sites: {
    site: string
    pages: { path: string; status: number }[]
    rules: (JsonRule & { status: RuleStatus; pages: number; failures: Failure[] })[]
  }[]
}

/** Returns whether a rule passed, failed or had nothing to measure. */
function statusOf({ pages, failures }: RuleResult): RuleStatus {
  if (failures.length > 0) return 'failed'
  return pages === 0 ? 'nothing-to-measure' : 'passed'
}

/** Returns a rule without its code. */
export function ruleToJson(rule: Rule): JsonRule {
  const { name, summary, requirement, evidence, limits = {} } = rule
  return { name, summary, requirement, evidence, limits }
}

/** Returns a report as plain data. */
export function toJson({ sites }: AuditReport): JsonReport {
  const statuses = sites.flatMap(({ results }) => results.map(statusOf))
  const count = (status: RuleStatus): number => statuses.filter((one) => one === status).length
  return {
    version,
    measuredAt: new Date().toISOString(),
    passed: count('passed'),
    failed: count('failed'),
    nothingToMeasure: count('nothing-to-measure'),
    sites: sites.map(siteToJson),
  }
}

function siteToJson({ site, pages, results }: SiteReport): JsonReport['sites'][number] {
  const rules = results.map((result) => ({
    ...ruleToJson(result.rule),
    status: statusOf(result),
    pages: result.pages,
    failures: result.failures,
  }))
  return { site, pages, rules }
}

import type { AuditReport, SiteReport } from './audit'
import type { Failure, Limits, Rule, RuleResult } from './rule'
import { version } from './version'

/** Result of a rule: `nothing-to-measure` means that no page has what the rule is about. */
export type RuleStatus = 'passed' | 'failed' | 'nothing-to-measure'

/** A rule as JSON. */
export interface JsonRule {
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

export { allRules } from './all-rules'
export type { DisplayChoice, DisplaySettings } from './apply-variant'
export {
  audit,
  type AuditOptions,
  type AuditReport,
  type ProgressEvent,
  type SiteReport,
} from './audit'
export { formatResults } from './format-table'
export { toJson, type JsonReport } from './json-report'
export type { Failure, Limits, Rule, RuleLimits, RuleResult, Violation } from './rule'
export { showProgress } from './show-progress'
export { allVariants, type Variant } from './variants'

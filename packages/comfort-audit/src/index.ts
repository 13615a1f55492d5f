export { allRules } from './all-rules'
export {
  audit,
  type AuditOptions,
  type AuditReport,
  type ProgressEvent,
  type SiteReport,
} from './audit'
export { formatResults, showProgress, toJson, type JsonReport } from './report'
export type { Failure, Limits, Rule, RuleLimits, RuleResult, Violation } from './rule'
export { allVariants, type DisplayChoice, type DisplaySettings, type Variant } from './variants'

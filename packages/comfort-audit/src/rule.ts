import type { Page } from 'playwright-core'
import type { Variant, VariantGroup } from './variants'

/** An element that breaks a rule. */
export interface Violation {
  /** CSS selector of the element. */
  selector: string
  /** The beginning of its text. */
  text: string
  /** The measured value, with its unit. */
  value: string
  /** Distance from the required value. The largest is the worst violation. */
  distance: number
}

/** Result of a rule on one page. */
export interface Measurement {
  /** Number of measured elements; 0 where the rule does not apply to the page. */
  count: number
  violations: Violation[]
}

/** Numbers and lists that a rule measures by. They are sent to the page, so they are plain data. */
export type Limits = Readonly<Record<string, number | readonly string[]>>

/** Limits by the name of their rule. */
export type RuleLimits = Readonly<Record<string, Limits>>

interface RuleDescription {
  /** Name of the rule, and of its file. */
  name: string
  /** The requirement for readers: one line in plain words. */
  summary: string
  /** The requirement for engineers: the threshold, with its unit. */
  requirement: string
  /** Origin of the requirement: a success criterion or a publication. */
  evidence: string
  limits?: Limits
}

/** A rule that is measured inside the page, in each variant of its group. */
export interface PageRule extends RuleDescription {
  kind: 'page'
  variants: VariantGroup
  /** Runs in the page: it can use `limits` and `window.comfortAudit`, and nothing else of its file. */
  measure: (limits: never) => Measurement | Promise<Measurement>
}

/** A rule that compares pages, or needs what only Node has. */
export interface SiteRule extends RuleDescription {
  kind: 'site'
  /** Runs in the page: returns the data that `validate` needs. */
  collect: () => unknown
  validate: (pages: readonly PageData[]) => PageViolation[]
}

/** The data that a site rule has collected on one page. */
export interface PageData {
  path: string
  data: never
}

/** A violation with the page it is on. */
export interface PageViolation extends Violation {
  path: string
}

/** A rule that is tested as a visitor would use the page: with keys and clicks. */
export interface JourneyRule extends RuleDescription {
  kind: 'journey'
  /** Only pages with such an element are tested. */
  selector: string
  /** Tests a page that has just been opened. */
  run: (page: Page, limits: never) => Promise<Measurement>
}

export type Rule = PageRule | SiteRule | JourneyRule

/** A violation with its page and, if the rule is measured in variants, the first variant it was found in. */
export interface Failure extends PageViolation {
  variant?: Variant
}

/** Result of a rule on a site. */
export interface RuleResult {
  rule: Rule
  /** Number of pages that had something to measure. */
  pages: number
  failures: Failure[]
}

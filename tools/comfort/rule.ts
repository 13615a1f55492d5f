import type { Page } from '@playwright/test'
import type { Look, LookGroup } from './looks'

/** An element that does not keep a rule. */
export interface Offender {
  /** Where it is in the page, as a CSS selector. */
  selector: string
  /** The first words of it. */
  text: string
  /** What was measured, with its unit. */
  value: string
  /** How far it is from the number; of several offenders the largest is the worst. */
  distance: number
}

/** What a rule found on one page. */
export interface Measured {
  /** How many things were measured. 0: the page has nothing that the rule is about. */
  count: number
  offenders: Offender[]
}

/** Numbers and lists that a rule measures by. They go into the page, so they are plain data. */
export type Limits = Readonly<Record<string, number | readonly string[]>>

interface RuleText {
  /** Also the name of its file. */
  name: string
  /** What is asked, for visitors: one line, plain words. */
  asks: string
  /** The threshold, with its unit. */
  number: string
  /** Where the rule comes from: a success criterion or a publication. */
  source: string
  limits: Limits
}

/** A rule that is measured inside the page, in each of its looks. */
export interface PageRule extends RuleText {
  kind: 'page'
  looks: LookGroup
  /** Runs in the page: it may use `limits` and `window.comfort`, and nothing else of its file. */
  measure: (limits: never) => Measured | Promise<Measured>
}

/** A rule that compares pages, or judges a page by what only Node can tell. */
export interface SiteRule extends RuleText {
  kind: 'site'
  /** Runs in the page: what the judgement needs to know of it. */
  read: () => unknown
  judge: (pages: readonly PageFacts[], limits: never) => PageOffender[]
}

/** What a site rule has read of one page. */
export interface PageFacts {
  path: string
  facts: never
}

/** An offender with the page it is on. */
export interface PageOffender extends Offender {
  path: string
}

/** A rule that is tried out as a visitor would: keys, presses, typing. */
export interface JourneyRule extends RuleText {
  kind: 'journey'
  /** Only pages that hold such an element are tried. */
  on: string
  /** On how many pages at most; the first ones are taken. */
  most: number
  /** It sends a form, so it is tried on our own site alone. */
  sends: boolean
  /** Tries it on a page that has just been opened. */
  drive: (page: Page, limits: never) => Promise<Measured>
}

export type Rule = PageRule | SiteRule | JourneyRule

/** An offender with everything that is known of it. */
export interface Failure extends PageOffender {
  look?: Look
}

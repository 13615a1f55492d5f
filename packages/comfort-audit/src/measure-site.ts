import type { Browser } from 'playwright-core'
import type { DisplaySettings } from './apply-variant'
import { axeSource } from './axe-source'
import { newContext } from './browser'
import { measurePage, measuresSource, type PageResult } from './measure-page'
import {
  withLimits,
  type Failure,
  type JourneyRule,
  type PageData,
  type Rule,
  type RuleLimits,
  type RuleResult,
} from './rule'
import { runJourney } from './run-journey'
import { allVariants, type Variant } from './variants'

/** Settings of the measurement of one site. */
export interface SiteOptions {
  /** Scheme and host, without a slash at the end. */
  origin: string
  paths: readonly string[]
  rules: readonly Rule[]
  /** Limits that differ from those of the rules on some pages, by the name of the rule. */
  limitsFor?: ((path: string) => RuleLimits) | undefined
  /** Variants of a page; all by default. */
  variantsFor?: ((path: string) => readonly Variant[]) | undefined
  /** The largest number of pages for each journey, unless its rule has a smaller one. */
  maxJourneyPages?: number | undefined
  /** Number of pages that are measured at the same time; 2 by default. */
  workers?: number | undefined
  /** Display settings of the site's own. */
  settings?: DisplaySettings | undefined
  /** Attributes that identify an element in the selectors of a report. */
  selectorAttributes?: readonly string[] | undefined
  /** Called after each page and each journey. */
  onProgress?: (() => void) | undefined
}

/** Results of one site. */
export interface SiteResult {
  pages: { path: string; status: number }[]
  results: RuleResult[]
}

/** Measures pages of a site by rules. */
export async function measureSite(browser: Browser, options: SiteOptions): Promise<SiteResult> {
  const pages = await measurePages(browser, options)
  const journeys = await runJourneys(browser, options, pages)
  return {
    pages: pages.map(({ path, status }) => ({ path, status })),
    results: options.rules.map((rule) => resultOf(rule, pages, journeys)),
  }
}

async function measurePages(browser: Browser, options: SiteOptions): Promise<PageResult[]> {
  const { origin, paths, settings, selectorAttributes = [], variantsFor, limitsFor } = options
  const source = measuresSource(options.rules, selectorAttributes)
  const axe = axeSource()
  return inParallel(options, paths, async () => {
    const context = await newContext(browser)
    await context.addInitScript(source)
    const page = await context.newPage()
    const run = async (path: string): Promise<PageResult> => {
      const variants = variantsFor?.(path) ?? allVariants
      const rules = options.rules.map((rule) => withLimits(rule, limitsFor?.(path)))
      const measureOptions = { path, variants, rules, axeSource: axe, settings }
      const result = await measurePage(page, origin + path, measureOptions)
      options.onProgress?.()
      return result
    }
    return { run, close: () => context.close() }
  })
}

interface JourneyTask {
  rule: JourneyRule
  path: string
}
type JourneyResult = JourneyTask & { count: number; failures: Failure[] }

async function runJourneys(
  browser: Browser,
  options: SiteOptions,
  pages: readonly PageResult[],
): Promise<JourneyResult[]> {
  const { origin, rules, maxJourneyPages = Infinity, selectorAttributes = [], limitsFor } = options
  const tasks = rules.flatMap((rule): JourneyTask[] => {
    if (rule.kind !== 'journey') return []
    return pages
      .filter(({ journeys }) => journeys.includes(rule.name))
      .slice(0, Math.min(rule.maxPages, maxJourneyPages))
      .map(({ path }) => ({ rule, path }))
  })
  return inParallel(options, tasks, () =>
    Promise.resolve({
      run: async ({ rule, path }: JourneyTask): Promise<JourneyResult> => {
        const address = origin + path
        const { count, violations } = await runJourney(
          browser,
          withLimits(rule, limitsFor?.(path)),
          address,
          selectorAttributes,
        )
        options.onProgress?.()
        return { rule, path, count, failures: violations.map((one) => ({ ...one, path })) }
      },
      close: () => Promise.resolve(),
    }),
  )
}

/** Runs tasks in some workers. Results keep the order of the tasks. */
async function inParallel<Task, Result>(
  { workers = 2 }: SiteOptions,
  tasks: readonly Task[],
  startWorker: () => Promise<{
    run: (task: Task) => Promise<Result>
    close: () => Promise<void>
  }>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...tasks.entries()]
  const work = async (): Promise<void> => {
    const worker = await startWorker()
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, task] = next
      results[index] = await worker.run(task)
    }
    await worker.close()
  }
  await Promise.all(Array.from({ length: workers }, work))
  return results
}

function resultOf(
  rule: Rule,
  pages: readonly PageResult[],
  journeys: readonly JourneyResult[],
): RuleResult {
  if (rule.kind === 'page') {
    return {
      rule,
      pages: pages.filter(({ counts }) => (counts[rule.name] ?? 0) > 0).length,
      failures: pages.flatMap(({ failures }) => failures[rule.name] ?? []),
    }
  }
  if (rule.kind === 'journey') {
    const own = journeys.filter((journey) => journey.rule === rule)
    return {
      rule,
      pages: own.filter(({ count }) => count > 0).length,
      failures: own.flatMap(({ failures }) => failures),
    }
  }
  const collected = pages
    .map(({ path, data }) => ({ path, data: data[rule.name] }) as PageData)
    .filter(({ data }) => data !== null)
  return {
    rule,
    pages: collected.length,
    failures: rule.validate(collected, rule.limits as never),
  }
}

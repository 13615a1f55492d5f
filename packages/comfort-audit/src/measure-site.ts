import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Browser } from 'playwright-core'
import { newContext } from './browser'
import { measurePage, measuresSource, type PageResult } from './measure-page'
import type { Failure, JourneyRule, PageData, Rule, RuleResult } from './rule'
import { runJourney } from './run-journey'
import { allVariants, type DisplaySettings, type Variant } from './variants'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Returns the script that makes `window.axe`. */
export function axeSource(): string {
  return readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
}

/** Settings of the measurement of one site. */
interface SiteOptions {
  /** Scheme and host, without a slash at the end. */
  origin: string
  paths: readonly string[]
  rules: readonly Rule[]
  /** Variants of a page; all by default. */
  variantsFor?: ((path: string) => readonly Variant[]) | undefined
  /** The largest number of pages for each journey. */
  maxJourneyPages?: number | undefined
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

function measurePages(browser: Browser, options: SiteOptions): Promise<PageResult[]> {
  const { origin, paths, rules, settings, selectorAttributes = [], variantsFor } = options
  const scripts = `${measuresSource(rules, selectorAttributes)};${axeSource()}`
  return inParallel(paths, async (path) => {
    const context = await newContext(browser)
    const variants = variantsFor?.(path) ?? allVariants
    const measureOptions = { path, variants, rules, scripts, settings }
    const result = await measurePage(await context.newPage(), origin + path, measureOptions)
    await context.close()
    options.onProgress?.()
    return result
  })
}

interface JourneyTask {
  rule: JourneyRule
  path: string
}
type JourneyResult = JourneyTask & { count: number; failures: Failure[] }

function runJourneys(
  browser: Browser,
  options: SiteOptions,
  pages: readonly PageResult[],
): Promise<JourneyResult[]> {
  const { origin, rules, maxJourneyPages, selectorAttributes = [] } = options
  const tasks = rules.flatMap((rule): JourneyTask[] => {
    if (rule.kind !== 'journey') return []
    return pages
      .filter(({ journeys }) => journeys.includes(rule.name))
      .slice(0, maxJourneyPages)
      .map(({ path }) => ({ rule, path }))
  })
  return inParallel(tasks, async ({ rule, path }) => {
    const journey = await runJourney(browser, rule, origin + path, selectorAttributes)
    options.onProgress?.()
    const failures = journey.violations.map((one) => ({ ...one, path }))
    return { rule, path, count: journey.count, failures }
  })
}

/** Runs tasks, two at a time. Results keep the order of the tasks. */
async function inParallel<Task, Result>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...tasks.entries()]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, task] = next
      results[index] = await run(task)
    }
  }
  await Promise.all([work(), work()])
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
  const collected = pages.map(({ path, data }) => ({ path, data: data[rule.name] }) as PageData)
  return { rule, pages: collected.length, failures: rule.validate(collected) }
}

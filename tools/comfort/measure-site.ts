import type { Browser } from '@playwright/test'
import { axeSource } from './axe-source'
import { newVisitor, startBrowser } from './browser'
import { allLooks, type Look } from './looks'
import { measurePage, measuresSource, type PageResult } from './measure-page'
import type { Failure, JourneyRule, PageFacts, Rule } from './rule'
import { tryJourney } from './try-journey'

/** What one rule found on a site. */
export interface RuleResult {
  rule: Rule
  /** How many pages had something to measure. */
  pages: number
  failures: Failure[]
}

interface Options {
  /** Scheme and host, without a slash at the end. */
  origin: string
  paths: readonly string[]
  rules: readonly Rule[]
  /** The looks in which a page is measured: all of them unless told otherwise. */
  looksOf?: ((path: string) => readonly Look[]) | undefined
  /** On how many pages each journey is tried at most, where its rule does not say less. */
  journeys?: number | undefined
  /** How many pages are measured side by side. */
  workers?: number
  onPage?: (path: string) => void
}

/** Measures pages of a site by all rules. */
export async function measureSite(options: Options, browser?: Browser): Promise<RuleResult[]> {
  const own = browser ?? (await startBrowser())
  try {
    const pages = await measurePages(options, own)
    const journeys = await tryJourneys(options, own, pages)
    return options.rules.map((rule) => judge(rule, pages, journeys))
  } finally {
    if (!browser) await own.close()
  }
}

async function measurePages(options: Options, browser: Browser): Promise<PageResult[]> {
  const source = measuresSource(options.rules)
  const axe = axeSource()
  return inParallel(options, options.paths, async () => {
    const visitor = await newVisitor(browser)
    await visitor.addInitScript(source)
    const page = await visitor.newPage()
    const work = async (path: string): Promise<PageResult> => {
      const address = options.origin + path
      const looks = options.looksOf?.(path) ?? allLooks
      const result = await measurePage(page, address, path, looks, options.rules, axe)
      options.onPage?.(path)
      return result
    }
    return { work, close: () => visitor.close() }
  })
}

interface Trip {
  rule: JourneyRule
  path: string
}
type TripResult = Trip & { count: number; failures: Failure[] }

async function tryJourneys(
  options: Options,
  browser: Browser,
  pages: readonly PageResult[],
): Promise<TripResult[]> {
  const trips = options.rules.flatMap((rule): Trip[] => {
    if (rule.kind !== 'journey') return []
    const places = pages.filter(({ journeys }) => journeys.includes(rule.name))
    return places
      .slice(0, Math.min(rule.most, options.journeys ?? Infinity))
      .map(({ path }) => ({ rule, path }))
  })
  return inParallel(options, trips, () =>
    Promise.resolve({
      work: async ({ rule, path }: Trip): Promise<TripResult> => {
        const found = await tryJourney(browser, rule, options.origin + path)
        options.onPage?.(`${path}: ${rule.name}`)
        const failures = found.offenders.map((offender) => ({ ...offender, path }))
        return { rule, path, count: found.count, failures }
      },
      close: () => Promise.resolve(),
    }),
  )
}

/** Lets some workers take the things of a list one after the other; results keep the order. */
async function inParallel<Thing, Result>(
  { workers = 2 }: Options,
  things: readonly Thing[],
  hire: () => Promise<{ work: (thing: Thing) => Promise<Result>; close: () => Promise<void> }>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...things.entries()]
  const shift = async (): Promise<void> => {
    const worker = await hire()
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, thing] = next
      results[index] = await worker.work(thing)
    }
    await worker.close()
  }
  await Promise.all(Array.from({ length: workers }, shift))
  return results
}

function judge(
  rule: Rule,
  pages: readonly PageResult[],
  journeys: readonly TripResult[],
): RuleResult {
  if (rule.kind === 'page') {
    return {
      rule,
      pages: pages.filter(({ counts }) => (counts[rule.name] ?? 0) > 0).length,
      failures: pages.flatMap(({ failures }) => failures[rule.name] ?? []),
    }
  }
  if (rule.kind === 'journey') {
    const trips = journeys.filter((trip) => trip.rule === rule)
    return {
      rule,
      pages: trips.filter(({ count }) => count > 0).length,
      failures: trips.flatMap(({ failures }) => failures),
    }
  }
  const facts = pages.map(({ path, facts: all }) => ({ path, facts: all[rule.name] }) as PageFacts)
  return { rule, pages: pages.length, failures: rule.judge(facts, rule.limits as never) }
}

import type { Page } from '@playwright/test'
import { applyLook } from './apply-look'
import { lookGroups, type Look } from './looks'
import { installPageTools } from './page-tools'
import type { Failure, JourneyRule, Limits, Measured, PageRule, Rule, SiteRule } from './rule'

/** What was found on one page. */
export interface PageResult {
  path: string
  /** How many things each rule measured. */
  counts: Record<string, number>
  failures: Record<string, Failure[]>
  /** What site rules have read. */
  facts: Record<string, unknown>
  /** The journeys that can be tried here. */
  journeys: string[]
}

interface Measures {
  run: Record<string, (limits: Limits) => Measured | Promise<Measured>>
  read: Record<string, () => unknown>
}

const isPageRule = (rule: Rule): rule is PageRule => rule.kind === 'page'
const isSiteRule = (rule: Rule): rule is SiteRule => rule.kind === 'site'
const isJourney = (rule: Rule): rule is JourneyRule => rule.kind === 'journey'

/** The script that brings the tools and all measures into every page that is opened. */
export function measuresSource(rules: readonly Rule[]): string {
  const list = (entries: [string, unknown][]): string =>
    `{${entries.map(([name, code]) => `${JSON.stringify(name)}: ${String(code)}`).join(',\n')}}`
  const run = rules.filter(isPageRule).map((rule): [string, unknown] => [rule.name, rule.measure])
  const read = rules.filter(isSiteRule).map((rule): [string, unknown] => [rule.name, rule.read])
  return `(${String(installPageTools)})(); window.comfortMeasures = { run: ${list(run)}, read: ${list(read)} }`
}

/** Measures one page in some looks. It is loaded once. */
export async function measurePage(
  page: Page,
  address: string,
  path: string,
  looks: readonly Look[],
  rules: readonly Rule[],
  axeSource: string,
): Promise<PageResult> {
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(axeSource)

  const result: PageResult = { path, counts: {}, failures: {}, facts: {}, journeys: [] }
  result.journeys = await page.evaluate(
    (wanted) => wanted.filter(({ on }) => document.querySelector(on)).map(({ name }) => name),
    rules.filter(isJourney).map(({ name, on }) => ({ name, on })),
  )
  result.facts = await page.evaluate(() => {
    const { read } = (window as unknown as { comfortMeasures: Measures }).comfortMeasures
    return Object.fromEntries(Object.entries(read).map(([name, one]) => [name, one()]))
  })

  const seen = new Set<string>()
  let before: Look | undefined
  for (const look of looks) {
    const asked = rules
      .filter(isPageRule)
      .filter(({ looks }) => lookGroups[looks](look))
      .map(({ name, limits }) => ({ name, limits }))
    if (asked.length === 0) continue
    await applyLook(page, look, before)
    before = look
    const found = await page.evaluate(measureLook, { look, asked })
    for (const { name, measured } of found) {
      result.counts[name] = (result.counts[name] ?? 0) + measured.count
      const failures = (result.failures[name] ??= [])
      for (const offender of measured.offenders) {
        // The same element in another look is the same failure; the first look is told.
        const key = `${name} ${offender.selector}`
        if (seen.has(key)) continue
        seen.add(key)
        failures.push({ ...offender, path, look })
      }
    }
  }
  return result
}

/** Runs in the page: all measures of one look, in one go. */
async function measureLook(task: {
  look: Look
  asked: { name: string; limits: Limits }[]
}): Promise<{ name: string; measured: Measured }[]> {
  const { run } = (window as unknown as { comfortMeasures: Measures }).comfortMeasures
  window.comfort.look = task.look
  const found = []
  for (const { name, limits } of task.asked) {
    const measured = await run[name]?.(limits)
    if (measured) found.push({ name, measured })
  }
  return found
}

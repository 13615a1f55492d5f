import type { Page } from 'playwright-core'
import { applyVariant, variantGroups, type DisplaySettings, type Variant } from './variants'
import { pageToolsSource } from './page-tools'
import type { Failure, JourneyRule, Limits, Measurement, PageRule, Rule, SiteRule } from './rule'

/** Results of one page. */
export interface PageResult {
  path: string
  /** HTTP status; 0 if there is none. */
  status: number
  /** Number of measured elements by rule. */
  counts: Record<string, number>
  failures: Record<string, Failure[]>
  /** Data that site rules have collected. */
  data: Record<string, unknown>
  /** Names of the journeys that can be tested here. */
  journeys: string[]
}

/** How one page is measured. */
export interface MeasureOptions {
  path: string
  variants: readonly Variant[]
  rules: readonly Rule[]
  /** Source of `measuresSource` and of axe. */
  scripts: string
  settings: DisplaySettings | undefined
}

interface Measures {
  measure: Record<string, (limits: Limits) => Measurement | Promise<Measurement>>
  collect: Record<string, () => unknown>
}

const isPageRule = (rule: Rule): rule is PageRule => rule.kind === 'page'
const isSiteRule = (rule: Rule): rule is SiteRule => rule.kind === 'site'
const isJourney = (rule: Rule): rule is JourneyRule => rule.kind === 'journey'

/** Returns the script that defines the tools and the measures in a page. */
export function measuresSource(
  rules: readonly Rule[],
  selectorAttributes: readonly string[],
): string {
  const list = (entries: [string, unknown][]): string =>
    `{${entries.map(([name, code]) => `${JSON.stringify(name)}: ${String(code)}`).join(',\n')}}`
  const measure = rules
    .filter(isPageRule)
    .map((rule): [string, unknown] => [rule.name, rule.measure])
  const collect = rules
    .filter(isSiteRule)
    .map((rule): [string, unknown] => [rule.name, rule.collect])
  const measures = `{ measure: ${list(measure)}, collect: ${list(collect)} }`
  return `${pageToolsSource(selectorAttributes)}; window.comfortAuditMeasures = ${measures}`
}

/** Opens a page, and measures it in some variants. It is loaded once. */
export async function measurePage(
  page: Page,
  address: string,
  options: MeasureOptions,
): Promise<PageResult> {
  await page.setViewportSize({ width: 1280, height: 740 })
  const response = await page.goto(address, { waitUntil: 'load' })
  return { ...(await measureOpenPage(page, options)), status: response?.status() ?? 0 }
}

/** Measures an open page in some variants. */
export async function measureOpenPage(
  page: Page,
  { path, variants, rules, scripts, settings }: MeasureOptions,
): Promise<Omit<PageResult, 'status'>> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(scripts)

  const result: Omit<PageResult, 'status'> = {
    path,
    counts: {},
    failures: {},
    data: {},
    journeys: [],
  }
  result.journeys = await page.evaluate(
    (wanted) =>
      wanted.filter(({ selector }) => document.querySelector(selector)).map(({ name }) => name),
    rules.filter(isJourney).map(({ name, selector }) => ({ name, selector })),
  )
  result.data = await page.evaluate(() => {
    const { collect } = (window as unknown as { comfortAuditMeasures: Measures })
      .comfortAuditMeasures
    return Object.fromEntries(Object.entries(collect).map(([name, run]) => [name, run()]))
  })

  const reported = new Set<string>()
  let before: Variant | undefined
  for (const variant of variants) {
    const wanted = rules
      .filter(isPageRule)
      .filter((rule) => variantGroups[rule.variants](variant))
      .map(({ name, limits = {} }) => ({ name, limits }))
    if (wanted.length === 0) continue
    await applyVariant(page, variant, { before, settings })
    before = variant
    const measurements = await page.evaluate(measureVariant, { variant, wanted })
    for (const { name, measurement } of measurements) {
      result.counts[name] = (result.counts[name] ?? 0) + measurement.count
      const failures = (result.failures[name] ??= [])
      for (const violation of measurement.violations) {
        // The same element in another variant is the same failure. The first variant is reported.
        const key = `${name} ${violation.selector}`
        if (reported.has(key)) continue
        reported.add(key)
        failures.push({ ...violation, path, variant })
      }
    }
  }
  return result
}

/** Runs in the page: measures one variant by several rules. */
async function measureVariant(task: {
  variant: Variant
  wanted: { name: string; limits: Limits }[]
}): Promise<{ name: string; measurement: Measurement }[]> {
  const { measure } = (window as unknown as { comfortAuditMeasures: Measures }).comfortAuditMeasures
  window.comfortAudit.variant = task.variant
  const measurements = []
  for (const { name, limits } of task.wanted) {
    const measurement = await measure[name]?.(limits)
    if (measurement) measurements.push({ name, measurement })
  }
  return measurements
}

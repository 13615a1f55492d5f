import { errors, type Browser, type Page } from 'playwright-core'
import { newContext } from './browser'
import { pageToolsSource } from './page-tools'
import type { JourneyRule, Measurement, Violation } from './rule'

/** Viewports of a phone and of a desktop. */
const viewports = [
  { width: 375, height: 740 },
  { width: 1280, height: 740 },
]

/** Tests a journey on a page, once on a phone and once on a desktop. */
export async function runJourney(
  browser: Browser,
  rule: JourneyRule,
  address: string,
  selectorAttributes: readonly string[],
): Promise<Measurement> {
  const result: Measurement = { count: 0, violations: [] }
  for (const viewport of viewports) {
    const context = await newContext(browser)
    await context.addInitScript(pageToolsSource(selectorAttributes))
    const page = await context.newPage()
    page.setDefaultTimeout(5000)
    await page.setViewportSize(viewport)
    await page.goto(address, { waitUntil: 'load', timeout: 30_000 })
    const { count, violations } = await runOrTimeOut(page, rule)
    result.count += count
    for (const violation of violations) {
      const known = result.violations.some(
        ({ selector, value }) => selector === violation.selector && value === violation.value,
      )
      if (!known) result.violations.push(violation)
    }
    await context.close()
  }
  return result
}

/** Runs a journey. One that cannot be finished, such as a click on a covered link, is a violation. */
async function runOrTimeOut(page: Page, rule: JourneyRule): Promise<Measurement> {
  try {
    return await rule.run(page, rule.limits as never)
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const [reason = ''] = error.message.split('\n')
    const violation: Violation = {
      selector: rule.selector,
      text: '',
      value: `cannot be finished: ${reason}`,
      distance: 1,
    }
    return { count: 1, violations: [violation] }
  }
}

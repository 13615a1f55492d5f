import type { Browser } from '@playwright/test'
import { newVisitor } from './browser'
import { installPageTools } from './page-tools'
import type { JourneyRule, Measured } from './rule'

/** The window of a phone and of a desk. */
const windows = [
  { width: 375, height: 740 },
  { width: 1280, height: 740 },
]

/** Tries a journey on a page, once on a phone and once on a desk. Nothing is really sent. */
export async function tryJourney(
  browser: Browser,
  rule: JourneyRule,
  address: string,
): Promise<Measured> {
  const found: Measured = { count: 0, offenders: [] }
  for (const window of windows) {
    const visitor = await newVisitor(browser)
    await visitor.addInitScript(`(${String(installPageTools)})()`)
    const page = await visitor.newPage()
    page.setDefaultTimeout(5000)
    await page.setViewportSize(window)
    await page.goto(address, { waitUntil: 'load' })
    const { count, offenders } = await rule.drive(page, rule.limits as never)
    found.count += count
    for (const offender of offenders) {
      const known = found.offenders.some(
        ({ selector, value }) => selector === offender.selector && value === offender.value,
      )
      if (!known) found.offenders.push(offender)
    }
    await visitor.close()
  }
  return found
}

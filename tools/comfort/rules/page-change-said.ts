import { said, startListening } from '../live-regions'
import type { JourneyRule } from '../rule'

const limits = { times: 1 }
const link = 'main a[href^="/"]:not([target]):not([href$=".pdf"])'

/** Where a script changes the page, it says so, as the browser does for a page that is loaded. */
export const pageChangeSaid: JourneyRule = {
  kind: 'journey',
  name: 'page-change-said',
  asks: 'Programs that read aloud say once that a new page is there',
  number: `said ${limits.times} time where the page changes without being loaded`,
  source: 'WCAG 2.2, 4.1.3 Status Messages (AA)',
  limits,
  on: link,
  most: 3,
  sends: false,
  drive: async (page, { times }: typeof limits) => {
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    const first = page.locator(link).filter({ visible: true }).first()
    const offender = await first.evaluate((one) => window.comfort.offender(one, '', 1))
    await page.evaluate(startListening)
    const before = page.url()
    await first.click()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForTimeout(600)
    const heard = await page.evaluate(said)
    // A page that was loaded has forgotten that it was listened to.
    if (heard === null || heard.length === times) return { count: 1, offenders: [] }
    const value = `said ${heard.length} times: ${heard.join(' / ')}`
    return { count: 1, offenders: [{ ...offender, value }] }
  },
}

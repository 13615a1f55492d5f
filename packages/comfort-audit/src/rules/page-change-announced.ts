import { readAnnouncements, recordAnnouncements } from '../announcements'
import type { JourneyRule } from '../rule'
import { settle } from '../settle'

const limits = { times: 1 }
const link = 'main a[href^="/"]:not([target]):not([href$=".pdf"])'

/** A script that replaces the page announces it, as the browser does when a page is loaded. */
export const pageChangeAnnounced: JourneyRule = {
  kind: 'journey',
  name: 'page-change-announced',
  summary: 'Programs that read aloud say once that a new page is there',
  requirement: `announced ${limits.times} time where the page changes without being loaded`,
  evidence: 'WCAG 2.2, 4.1.3 Status Messages (AA)',
  limits,
  selector: link,
  maxPages: 3,
  submitsForms: false,
  run: async (page, { times }: typeof limits) => {
    await page.keyboard.press('Tab')
    await settle(page)
    const first = page.locator(link).filter({ visible: true }).first()
    const violation = await first.evaluate((one) => window.comfortAudit.violation(one, '', 1))
    await page.evaluate(recordAnnouncements)
    const before = page.url()
    await first.click()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForTimeout(600)
    const announced = await page.evaluate(readAnnouncements)
    // A page that was loaded has no recording.
    if (announced === null || announced.length === times) return { count: 1, violations: [] }
    const value = `announced ${announced.length} times: ${announced.join(' / ')}`
    return { count: 1, violations: [{ ...violation, value }] }
  },
}

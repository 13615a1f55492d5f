import type { Page } from 'playwright-core'
import type { JourneyRule, Violation } from '../rule'
import { settle } from '../settle'

const limits = { seconds: 20, later: 20 * 60 }
const form = 'main form:has(input[type=email]):not(:has(textarea))'
const regions = ':is([role=status], [role=alert], [aria-live=polite], [aria-live=assertive])'
/** A message is announced by a live region, or by taking the focus. */
const message = `:is(${regions}, main [tabindex="-1"]:focus):not([data-comfort-audit-filled])`

/** The result of a form is shown long enough to be read, waits for the reader, and stays in the page. */
export const messageDuration: JourneyRule = {
  kind: 'journey',
  name: 'message-duration',
  summary: 'Messages stay until you have read them',
  requirement: `${limits.seconds} seconds, longer under the pointer; the outcome is still there after ${limits.later / 60} minutes`,
  evidence: 'WCAG 2.2, 2.2.3 No Timing (AAA), 2.2.1 Timing Adjustable (A)',
  limits,
  selector: form,
  maxPages: 3,
  submitsForms: true,
  run: async (page, { seconds, later }: typeof limits) => {
    await page.clock.install()
    await page.reload()
    await page.keyboard.press('Tab')
    await settle(page)
    await page.evaluate(markFilled, regions)
    await page.locator(`${form} input[type=email]`).first().fill('reader@example.com')
    await page.locator(`${form} :is([type=submit], button:not([type]))`).first().click()
    // From here on the clock moves only by runFor.
    await page.clock.pauseAt(Date.now() + 8000)
    await page.clock.runFor(3000)

    const notice = page.locator(message).filter({ visible: true, hasText: /\w{3}/ }).first()
    const shown = await notice.waitFor().then(
      () => true,
      () => false,
    )
    if (!shown) return { count: 1, violations: [await describe(page, 'no message')] }
    const [start = ''] = (await notice.innerText()).trim().split('\n')
    const violations: Violation[] = []
    const check = async (value: string, passed: boolean): Promise<void> => {
      if (!passed) violations.push(await describe(page, value))
    }
    await notice.hover()
    await page.clock.runFor(later * 1000)
    await check('the message leaves under the pointer', await notice.isVisible())
    if (await notice.isVisible()) {
      await page.mouse.move(1, 1)
      await page.clock.runFor((seconds - 1) * 1000)
      await check(`the message leaves before ${seconds} seconds`, await notice.isVisible())
    }
    await page.mouse.move(1, 1)
    await page.clock.runFor(later * 1000)
    const outcome = page
      .locator('main')
      .getByText(start, { exact: false })
      .filter({ visible: true })
    await check('the outcome does not stay in the page', (await outcome.count()) > 0)
    return { count: 1, violations }
  },
}

const describe = (page: Page, value: string): Promise<Violation> =>
  page
    .locator(form)
    .first()
    .evaluate((one, text) => window.comfortAudit.violation(one, text, 1), value)

/** Runs in the page: marks live regions that have text already, because they are no result. */
function markFilled(selector: string): void {
  for (const region of document.querySelectorAll<HTMLElement>(selector)) {
    if (region.textContent?.trim()) region.dataset.comfortAuditFilled = ''
  }
}

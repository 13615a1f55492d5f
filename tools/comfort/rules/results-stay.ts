import type { Page } from '@playwright/test'
import type { JourneyRule, Offender } from '../rule'

const limits = { seconds: 20, later: 20 * 60 }
const form = 'main form:has(input[type=email]):not(:has(textarea))'
const regions = ':is([role=status], [role=alert], [aria-live=polite], [aria-live=assertive])'

/** What became of a form is said long enough to be read, waits for the reader, and stays in the page. */
export const resultsStay: JourneyRule = {
  kind: 'journey',
  name: 'results-stay',
  asks: 'Our messages stay until you have read them',
  number: `${limits.seconds} seconds, longer under pointer or focus; the outcome is still there after ${limits.later / 60} minutes`,
  source: 'WCAG 2.2, 2.2.3 No Timing (AAA), 2.2.1 Timing Adjustable (A)',
  limits,
  on: form,
  most: 3,
  sends: true,
  drive: async (page, { seconds, later }: typeof limits) => {
    await page.clock.install()
    await page.reload()
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    await page.evaluate(markFilled, regions)
    await page.locator(`${form} input[type=email]`).first().fill('ruth@example.com')
    await page.locator(`${form} :is([type=submit], button:not([type]))`).first().click()
    // From here on the clock stands still but for what is let pass.
    await page.clock.pauseAt(Date.now() + 8000)
    await page.clock.runFor(3000)

    const notice = page
      .locator(`${regions}:not([data-comfort-filled])`)
      .filter({ visible: true, hasText: /\w{3}/ })
      .first()
    const shown = await notice.waitFor().then(
      () => true,
      () => false,
    )
    if (!shown) return { count: 1, offenders: [await wrong(page, 'no message')] }
    const [start = ''] = (await notice.innerText()).trim().split('\n')
    const offenders: Offender[] = []
    const check = async (value: string, holds: boolean): Promise<void> => {
      if (!holds) offenders.push(await wrong(page, value))
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
    return { count: 1, offenders }
  },
}

const wrong = (page: Page, value: string): Promise<Offender> =>
  page
    .locator(form)
    .first()
    .evaluate((one, words) => window.comfort.offender(one, words, 1), value)

/** Runs in the page: marks regions that say something already, so that they are no answer. */
function markFilled(selector: string): void {
  for (const region of document.querySelectorAll<HTMLElement>(selector)) {
    if (region.textContent?.trim()) region.dataset.comfortFilled = ''
  }
}

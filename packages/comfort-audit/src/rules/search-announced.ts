import { errors, type Page } from 'playwright-core'
import { readAnnouncements, recordAnnouncements } from '../announcements'
import type { JourneyRule } from '../rule'
import { settle } from '../settle'

const limits = { times: 1, query: 'help' }
const field = 'main input[type=search]'

/** A search announces its results once, when typing has ended. */
export const searchAnnounced: JourneyRule = {
  kind: 'journey',
  name: 'search-announced',
  summary: 'Programs that read aloud say once what a search has found',
  requirement: `announced ${limits.times} time, in a region that was there before`,
  evidence: 'WCAG 2.2, 4.1.3 Status Messages (AA)',
  limits,
  selector: field,
  maxPages: 3,
  submitsForms: false,
  run: async (page, { times, query }: typeof limits) => {
    const input = page.locator(field).first()
    await input.focus()
    await settle(page)
    await page.waitForTimeout(800)
    await page.evaluate(recordAnnouncements)
    // In one task, so that a slow machine makes no pauses between the letters.
    await input.evaluate(typeText, query)
    // The first result may take long on a slow machine. A repeated announcement follows soon.
    await waitForAnnouncement(page)
    await page.waitForTimeout(1500)
    // "Searching..." is no result.
    const announced = ((await page.evaluate(readAnnouncements)) ?? []).filter(
      (text) => !/(\.\.\.|…)$/.test(text),
    )
    if (announced.length === times) return { count: 1, violations: [] }
    const value =
      announced.length === 0
        ? 'nothing is announced'
        : `announced ${announced.length} times: ${announced.join(' / ')}`
    const violation = await input.evaluate(
      (one, text) => window.comfortAudit.violation(one, text, 1),
      value,
    )
    return { count: 1, violations: [violation] }
  },
}

async function waitForAnnouncement(page: Page): Promise<void> {
  await page
    .waitForFunction(() => {
      const announced = (window as { comfortAuditAnnounced?: string[] }).comfortAuditAnnounced
      return announced?.some((text) => !/(\.\.\.|…)$/.test(text))
    })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
    })
}

/** Runs in the page: types letter by letter into the focused field. */
function typeText(_field: Element, text: string): void {
  for (const letter of text) document.execCommand('insertText', false, letter)
}

import type { Page } from '@playwright/test'
import type { JourneyRule, Offender } from '../rule'

const limits = { title: ['There is a problem'] }
const form = 'main form:has(:required):has(select, textarea)'

/** A form with mistakes says all of them at the top, in the same words as at the fields. */
export const errors: JourneyRule = {
  kind: 'journey',
  name: 'errors',
  asks: 'If you leave something out, we say what, and you keep what you wrote',
  number:
    'summary first and focused, same words at the field, links to fields, answers kept, no check while typing',
  source: 'WCAG 2.2, 3.3.1 Error Identification (A); GOV.UK Design System, error summary',
  limits,
  on: form,
  most: 3,
  sends: true,
  drive: async (page, { title }: typeof limits) => {
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    const fields = page.locator(`${form} :is(input, textarea)`).filter({ visible: true })
    const kept = page.locator(`${form} textarea`).filter({ visible: true }).first()
    const first = page.locator(`${form} :required`).filter({ visible: true }).first()
    const offenders: Offender[] = []

    await first.pressSequentially('x')
    if ((await page.locator(`${form} [aria-invalid=true]`).count()) > 0) {
      offenders.push(await describe(page, 'checks while one types'))
    }
    await first.fill('')
    if (await kept.count()) await kept.fill('It is slow.')
    await page.locator(`${form} :is([type=submit], button:not([type]))`).first().click()
    await page.waitForTimeout(100)

    const found = await page.evaluate(describeSummary, { title: title[0] ?? '' })
    for (const value of found) offenders.push(await describe(page, value))
    if ((await kept.count()) && (await kept.inputValue()) !== 'It is slow.') {
      offenders.push(await describe(page, 'an answer is lost'))
    }
    return { count: await fields.count(), offenders }
  },
}

const describe = (page: Page, value: string): Promise<Offender> =>
  page
    .locator(form)
    .first()
    .evaluate((one, words) => window.comfort.offender(one, words, 1), value)

/** Runs in the page, after a form was sent empty: says what is missing of the summary. */
function describeSummary({ title }: { title: string }): string[] {
  const summary = document.activeElement
  const main = document.querySelector('main')
  if (!summary || !main?.contains(summary) || summary.matches('input, button, textarea, select')) {
    return ['no summary of the mistakes has the focus']
  }
  const h1 = main.querySelector('h1')
  const links = [...summary.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const isFirst =
    !h1 || Boolean(summary.compareDocumentPosition(h1) & Node.DOCUMENT_POSITION_FOLLOWING)
  const unlike = links.filter((link) => {
    const field = document.getElementById(link.hash.slice(1))
    const ids = field?.getAttribute('aria-describedby')?.split(/\s+/) ?? []
    const words = ids.map((id) => document.getElementById(id)?.textContent?.trim())
    return !words.includes(link.textContent?.trim())
  })
  links[0]?.click()
  const reached = document.activeElement?.id === links[0]?.hash.slice(1)
  return [
    isFirst ? '' : 'the summary is not the first thing of the main part',
    summary.textContent?.includes(title) ? '' : `the summary does not say "${title}"`,
    document.title.startsWith('Error: ') ? '' : 'the title does not begin with "Error: "',
    links.length > 0 ? '' : 'the summary has no links to fields',
    unlike.length === 0 ? '' : 'other words at the field than in the summary',
    reached ? '' : 'a link of the summary does not lead to its field',
  ].filter(Boolean)
}

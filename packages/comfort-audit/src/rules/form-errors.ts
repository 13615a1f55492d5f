import type { Page } from 'playwright-core'
import type { JourneyRule, Violation } from '../rule'
import { settle } from '../settle'

const limits = { title: 'There is a problem', pageTitle: 'Error: ' }
const form = 'main form:has(:required):has(select, textarea)'

/** A form with errors lists all of them at its top, in the same words as at the fields. */
export const formErrors: JourneyRule = {
  kind: 'journey',
  name: 'form-errors',
  summary: 'If you leave something out, the form says what, and you keep what you wrote',
  requirement:
    'summary first and focused, same words at the field, links to fields, answers kept, no check while typing',
  evidence: 'WCAG 2.2, 3.3.1 Error Identification (A); GOV.UK Design System, error summary',
  limits,
  selector: form,
  maxPages: 3,
  submitsForms: true,
  run: async (page, { title, pageTitle }: typeof limits) => {
    await page.keyboard.press('Tab')
    await settle(page)
    const fields = page.locator(`${form} :is(input, textarea)`).filter({ visible: true })
    const textArea = page.locator(`${form} textarea`).filter({ visible: true }).first()
    const first = page.locator(`${form} :required`).filter({ visible: true }).first()
    const violations: Violation[] = []

    await first.pressSequentially('x')
    if ((await page.locator(`${form} [aria-invalid=true]`).count()) > 0) {
      violations.push(await describe(page, 'checks while typing'))
    }
    await first.fill('')
    if (await textArea.count()) await textArea.fill('It is slow.')
    await page.locator(`${form} :is([type=submit], button:not([type]))`).first().click()
    await page.waitForTimeout(100)

    const found = await page.evaluate(describeSummary, { title, pageTitle })
    for (const value of found) violations.push(await describe(page, value))
    if ((await textArea.count()) && (await textArea.inputValue()) !== 'It is slow.') {
      violations.push(await describe(page, 'an answer is lost'))
    }
    return { count: await fields.count(), violations }
  },
}

const describe = (page: Page, value: string): Promise<Violation> =>
  page
    .locator(form)
    .first()
    .evaluate((one, text) => window.comfortAudit.violation(one, text, 1), value)

/** Runs in the page, after an empty form was submitted: returns what is wrong with the summary. */
function describeSummary({ title, pageTitle }: typeof limits): string[] {
  const summary = document.activeElement
  const main = document.querySelector('main')
  if (!summary || !main?.contains(summary) || summary.matches('input, button, textarea, select')) {
    return ['no error summary has the focus']
  }
  const h1 = main.querySelector('h1')
  const links = [...summary.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const isFirst =
    !h1 || Boolean(summary.compareDocumentPosition(h1) & Node.DOCUMENT_POSITION_FOLLOWING)
  const different = links.filter((link) => {
    const field = document.getElementById(link.hash.slice(1))
    const ids = field?.getAttribute('aria-describedby')?.split(/\s+/) ?? []
    const texts = ids.map((id) => document.getElementById(id)?.textContent?.trim())
    return !texts.includes(link.textContent?.trim())
  })
  links[0]?.click()
  const isFocused = document.activeElement?.id === links[0]?.hash.slice(1)
  return [
    isFirst ? '' : 'the summary is not the first part of main',
    summary.textContent?.includes(title) ? '' : `the summary does not say "${title}"`,
    document.title.startsWith(pageTitle) ? '' : `the title does not begin with "${pageTitle}"`,
    links.length > 0 ? '' : 'the summary has no links to fields',
    different.length === 0 ? '' : 'other words at the field than in the summary',
    isFocused ? '' : 'a link of the summary does not lead to its field',
  ].filter(Boolean)
}

import type { JourneyRule, Violation } from '../rule'
import { settle } from '../settle'

const limits = {
  forms: [
    '2025550134',
    '202 555 0134',
    '202-555-0134',
    '202.555.0134',
    '(202) 555-0134',
    '(202)555-0134',
    '(202) 555 0134',
    '202/555-0134',
    '1 202 555 0134',
    '1-202-555-0134',
    '+1 202 555 0134',
    '+1 (202) 555-0134',
    '202 555 0134 x12',
    '202-555-0134 ext. 12',
    '202 555 0134 extension 12',
    '  202  555  0134  ',
  ],
}
const field = 'main form input[type=tel]'

/** A telephone number can be typed in any form. It is not changed, cut off or rejected. */
export const phoneInput: JourneyRule = {
  kind: 'journey',
  name: 'phone-input',
  summary: 'You can write your phone number the way you like',
  requirement: `${limits.forms.length} ways to write a number stay as typed and are accepted`,
  evidence: 'GOV.UK Design System, Phone numbers',
  limits,
  selector: field,
  maxPages: 3,
  submitsForms: true,
  run: async (page, { forms }: typeof limits) => {
    const input = page.locator(field).filter({ visible: true }).first()
    const submit = page.locator(
      `main form:has(input[type=tel]) :is([type=submit], button:not([type]))`,
    )
    await input.focus()
    await settle(page)
    const violations: Violation[] = []
    for (const typed of forms) {
      const report = async (value: string): Promise<void> => {
        violations.push(
          await input.evaluate((one, text) => window.comfortAudit.violation(one, text, 1), value),
        )
      }
      await input.fill('')
      await input.pressSequentially(typed)
      await input.blur()
      const value = await input.inputValue()
      if (value !== typed) await report(`"${typed}" becomes "${value}"`)
      // The other fields are empty, so nothing is submitted.
      await submit.first().click()
      const rejected = await input.evaluate(
        (one: HTMLInputElement) =>
          one.getAttribute('aria-invalid') === 'true' || !one.validity.valid,
      )
      if (rejected) await report(`"${typed}" is rejected`)
    }
    return { count: forms.length, violations }
  },
}

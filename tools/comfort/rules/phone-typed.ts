import type { JourneyRule, Offender } from '../rule'

const limits = {
  forms: [
    '9045550134',
    '904 555 0134',
    '904-555-0134',
    '904.555.0134',
    '(904) 555-0134',
    '(904)555-0134',
    '(904) 555 0134',
    '904/555-0134',
    '1 904 555 0134',
    '1-904-555-0134',
    '+1 904 555 0134',
    '+1 (904) 555-0134',
    '904 555 0134 x12',
    '904-555-0134 ext. 12',
    '904 555 0134 extension 12',
    '  904  555  0134  ',
  ],
}
const field = 'main form input[type=tel]'

/** A telephone number may be typed in any form. It is not changed, cut off or refused. */
export const phoneTyped: JourneyRule = {
  kind: 'journey',
  name: 'phone-typed',
  asks: 'You can write your phone number the way you like',
  number: `${limits.forms.length} ways to write a number stay as typed and are accepted`,
  source: 'GOV.UK Design System, Phone numbers',
  limits,
  on: field,
  most: 3,
  sends: true,
  drive: async (page, { forms }: typeof limits) => {
    const input = page.locator(field).filter({ visible: true }).first()
    const submit = page.locator(
      `main form:has(input[type=tel]) :is([type=submit], button:not([type]))`,
    )
    await input.focus()
    await page.waitForLoadState('networkidle')
    const offenders: Offender[] = []
    for (const typed of forms) {
      const wrong = async (value: string): Promise<void> => {
        offenders.push(
          await input.evaluate((one, words) => window.comfort.offender(one, words, 1), value),
        )
      }
      await input.fill('')
      await input.pressSequentially(typed)
      await input.blur()
      const value = await input.inputValue()
      if (value !== typed) await wrong(`"${typed}" becomes "${value}"`)
      // The other fields are empty, so nothing is sent.
      await submit.first().click()
      const refused = await input.evaluate(
        (one: HTMLInputElement) =>
          one.getAttribute('aria-invalid') === 'true' || !one.validity.valid,
      )
      if (refused) await wrong(`"${typed}" is refused`)
    }
    return { count: forms.length, offenders }
  },
}

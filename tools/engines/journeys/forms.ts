import type { Check } from '../check'
import {
  allAnswers,
  countPosts,
  expectReceived,
  expectThanks,
  field,
  fillIn,
  formPath,
  openForm,
  posts,
  submit,
} from '../consultation'
import { expectSame, type Page } from '../page'
import { formCopy, newsletterCopy, pageWith } from '../site'

async function sendEmpty(page: Page): Promise<void> {
  await openForm(page)
  await page.click(submit)
  await page.waitForFocus({ selector: 'main [role=group]', text: formCopy.errorSummary })
  await page.waitForShown(`${field('name')}[aria-invalid=true]`)
  await page.waitForShown(`${field('phone')}[aria-invalid=true]`)
  await page.click({ selector: 'main [role=group] a', text: formCopy.fields.phone?.error ?? '' })
  await page.waitForFocus(field('phone'))
  expectSame('Requests', await posts(page), 0)
}

async function sendFull(page: Page): Promise<void> {
  const answers = allAnswers()
  await openForm(page)
  for (const name of ['name', 'phone', 'email', 'issue']) {
    await page.type(field(name), answers[name] ?? '')
  }
  const { serviceType = '', preferredTime = '' } = answers
  await fillIn(page, { serviceType, preferredTime })
  await page.click(submit)
  await expectThanks(page)
  await expectReceived(page, answers)
}

/** Types before hydration: the first key loads React while the visitor goes on typing. */
async function typeEarly(page: Page): Promise<void> {
  const { name = '', phone = '', email = '', issue = '' } = allAnswers()
  await page.open(formPath())
  const typed = { name, phone, email, issue: `${issue} `.repeat(4).trim() }
  for (const [one, text] of Object.entries(typed)) await page.type(field(one), text)
  await page.waitForReact()
  for (const [one, text] of Object.entries(typed)) {
    expectSame(`Field ${one}`, await page.value(field(one)), text)
  }
  await page.click(submit)
  await expectThanks(page)
  await expectReceived(page, typed)
}

/** Submits before hydration: the request waits for React, and is sent once. */
async function sendEarly(page: Page): Promise<void> {
  const answers = allAnswers()
  await page.open(formPath())
  await fillIn(page, answers)
  await page.focus(field('name'))
  await page.browser.press('Enter')
  await expectThanks(page, 20)
  await expectReceived(page, answers)
}

async function subscribe(page: Page): Promise<void> {
  const input = '#newsletter-email'
  const button = { selector: 'main form:not([data-reads-query]) [type=submit]' }
  await page.open(pageWith('id="newsletter-email"'))
  await page.startReact()
  await page.click(button)
  await page.waitForShown({ selector: '[role=alert]', text: newsletterCopy.empty.title })
  await page.waitForFocus(input)
  await page.type(input, 'visitor@example.com')
  await page.click(button)
  await page.waitForShown({ selector: '[role=status]', text: newsletterCopy.success.title })
  expectSame('The field', await page.value(input), '')
}

const script = countPosts

/** Checks of the consultation form and the newsletter form. */
export const formJourneys: readonly Check[] = [
  { name: 'form: empty, the summary has the focus', group: 'journey', run: sendEmpty, script },
  { name: 'form: all answers, sent once as typed', group: 'journey', run: sendFull, script },
  { name: 'form: typing before React loses nothing', group: 'journey', run: typeEarly, script },
  { name: 'form: sent before React, arrives once', group: 'journey', run: sendEarly, script },
  { name: 'newsletter: without and with an address', group: 'journey', run: subscribe },
]

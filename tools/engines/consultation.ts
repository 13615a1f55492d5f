import { existsSync, readFileSync } from 'node:fs'
import type { Received } from '../form-collector'
import { collectorFile } from '../ports'
import { expectSame, expectTrue, type Page } from './page'
import { formCopy, formField, pageWith } from './site'

/** Returns the path of the page with the consultation form. */
export const formPath = (): string => pageWith('id="request-name"')

export const form = 'main form[data-reads-query][method=post]'
export const submit = `${form} [type=submit]`
export const field = (name: string): string => `${form} [name="${name}"]`

/** Messages that the engine itself prints when a request fails; no fault of the site. */
export const networkErrors =
  /Failed to load|failed to load|CORS|Cross-Origin|net::ERR_|NetworkError|access control|status of \d/

/** Init script that counts the POSTs to the form service. */
export const countPosts = `{
  window.posts = 0
  const fetch = window.fetch
  window.fetch = function (address, options) {
    if (String(address).endsWith('/consultation')) window.posts += 1
    return fetch.apply(this, arguments)
  }
}`

export const posts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { posts: number }).posts)

export type Answers = Record<string, string>

let visitor = 0

/** Returns all six answers, under a name that no other check uses. */
export function allAnswers(): Answers {
  visitor += 1
  return {
    name: `Visitor ${process.pid} ${visitor}`,
    phone: '(555) 010-0177 x9',
    email: 'visitor@example.com',
    serviceType: formField('serviceType')?.options?.[1]?.value ?? '',
    issue: 'It is slow. And it beeps.',
    preferredTime: formField('preferredTime')?.options?.[0]?.value ?? '',
  }
}

/** Opens the page with the form and waits for React. */
export async function openForm(page: Page): Promise<void> {
  await page.open(formPath())
  await page.startReact()
}

/** Fills the fields without typing. */
export async function fillIn(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await page.fill(field(name), answer)
}

/** Opens the form, fills it, and presses the submit button. */
export async function send(page: Page, answers: Answers): Promise<void> {
  await openForm(page)
  await fillIn(page, answers)
  await page.click(submit)
}

/** Returns the bodies that the form collector has received under a name. */
export function received(name: string): Answers[] {
  if (!existsSync(collectorFile)) return []
  return readFileSync(collectorFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as Received).body as Answers)
    .filter((body) => body.name === name)
}

/** Expects the success notice and the focused success panel, which leads back to an empty form. */
export async function expectThanks(page: Page, seconds?: number): Promise<void> {
  const { title } = formCopy.success
  await page.waitForShown({ selector: '[role=status]', text: title }, seconds)
  await page.waitForFocus({ selector: 'main [role=group]', text: title })
  await page.click({ selector: 'main [role=group] button', text: formCopy.sent.again })
  await page.waitForShown({ selector: submit, text: formCopy.button })
  for (const { name } of formCopy.fields) {
    expectSame(`Field ${name}`, await page.value(field(name)), '')
  }
}

/**
 * Expects the error state: a notice, its text beside the form, all answers unchanged, an enabled
 * button.
 */
export async function expectRefusal(page: Page, answers: Answers, seconds = 10): Promise<void> {
  const { title } = formCopy.failure
  await page.waitForShown({ selector: '[role=alert]', text: title }, seconds)
  await page.waitForShown({ selector: form, text: title })
  await page.waitForShown({ selector: `${submit}[aria-disabled=false]`, text: formCopy.button })
  for (const [name, answer] of Object.entries(answers)) {
    expectSame(`Field ${name}`, await page.value(field(name)), answer)
  }
  const thanks = await page.evaluate(
    (tools, text) => tools.find({ selector: 'main form', text }).length,
    formCopy.success.title,
  )
  expectSame('Thanks', thanks, 0)
}

/** Expects that the form collector got one request, with every answer unchanged. */
export async function expectReceived(page: Page, answers: Answers): Promise<void> {
  const bodies = received(answers.name ?? '')
  expectSame('Requests stored', bodies.length, 1)
  for (const [name, answer] of Object.entries(answers)) {
    expectSame(`Received ${name}`, bodies[0]?.[name], answer)
  }
  const count = await posts(page)
  expectTrue(`${count} requests were sent.`, count === 1)
}

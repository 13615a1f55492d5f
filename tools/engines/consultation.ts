import { existsSync, readFileSync } from 'node:fs'
import type { Received } from '../form-collector'
import { collectorFile, localEndpoint } from '../ports'
import { expectSame, expectTrue, type Page } from './page'
import { formWords, pageWith } from './site'

/** The page with the consultation form. */
export const formPath = (): string => pageWith('id="request-name"')

export const form = 'main form[data-reads-query][method=post]'
export const submit = `${form} [type=submit]`
export const field = (name: string): string => `${form} [name="${name}"]`

/** What the engine says itself when a request fails; no mistake of the site. */
export const networkErrors =
  /Failed to load|failed to load|CORS|Cross-Origin|net::ERR_|NetworkError|access control|status of \d/

/** Counts the POSTs to the form service; before the scripts of each document. */
export const countPosts = `{
  window.posts = 0
  const fetch = window.fetch
  window.fetch = function (address, options) {
    if (String(address) === ${JSON.stringify(localEndpoint)}) window.posts += 1
    return fetch.apply(this, arguments)
  }
}`

export const posts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { posts: number }).posts)

export type Answers = Record<string, string>

let visitor = 0

/** All six answers, under a name that no other check uses. */
export function allAnswers(): Answers {
  visitor += 1
  return {
    name: `Visitor ${process.pid} ${visitor}`,
    phone: '(555) 010-0177 x9',
    email: 'visitor@example.com',
    serviceType: formWords.serviceTypes[1]?.value ?? '',
    issue: 'It is slow. And it beeps.',
    preferredTime: formWords.preferredTimes[0]?.value ?? '',
  }
}

/** Opens the form and waits for React. */
export async function openForm(page: Page): Promise<void> {
  await page.open(formPath())
  await page.startReact()
}

/** Puts answers into their fields at once. */
export async function fillIn(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await page.fill(field(name), answer)
}

/** Opens the form with all answers in it, and the button to send them pressed. */
export async function send(page: Page, answers: Answers): Promise<void> {
  await openForm(page)
  await fillIn(page, answers)
  await page.click(submit)
}

/** The bodies that the form collector has kept under a name. */
export function received(name: string): Answers[] {
  if (!existsSync(collectorFile)) return []
  return readFileSync(collectorFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as Received).body as Answers)
    .filter((body) => body.name === name)
}

/** Expects the thanks as a notice and in a focused panel, which gives an empty form back. */
export async function expectThanks(page: Page, seconds?: number): Promise<void> {
  const { title } = formWords.success
  await page.waitForShown({ selector: '[role=status]', text: title }, seconds)
  await page.waitForFocus({ selector: 'main [role=group]', text: title })
  await page.click({ selector: 'main [role=group] button', text: formWords.sent.again })
  await page.waitForShown({ selector: submit, text: formWords.button })
  for (const name of Object.keys(formWords.fields)) {
    expectSame(`Field ${name}`, await page.value(field(name)), '')
  }
}

/** The error state: notice, the same beside the form, all answers kept, a button that works. */
export async function expectRefusal(page: Page, answers: Answers, seconds = 10): Promise<void> {
  const { title } = formWords.failure
  await page.waitForShown({ selector: '[role=alert]', text: title }, seconds)
  await page.waitForShown({ selector: form, text: title })
  await page.waitForShown({ selector: `${submit}[aria-disabled=false]`, text: formWords.button })
  for (const [name, answer] of Object.entries(answers)) {
    expectSame(`Field ${name}`, await page.value(field(name)), answer)
  }
  const thanks = await page.evaluate(
    (tools, text) => tools.find({ selector: 'main form', text }).length,
    formWords.success.title,
  )
  expectSame('Thanks', thanks, 0)
}

/** The form collector got one request, with each answer as it was given. */
export async function expectReceived(page: Page, answers: Answers): Promise<void> {
  const bodies = received(answers.name ?? '')
  expectSame('Requests kept', bodies.length, 1)
  for (const [name, answer] of Object.entries(answers)) {
    expectSame(`Received ${name}`, bodies[0]?.[name], answer)
  }
  const count = await posts(page)
  expectTrue(`${count} requests were sent.`, count === 1)
}

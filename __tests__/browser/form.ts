import { expect, type Page } from '@playwright/test'
import { localEndpoint } from '../../tools/ports'
import { waitForReact } from './test'

/** Text of the two outcomes, as specified. */
export const success = {
  title: 'Thank you for contacting us!',
  text: 'We’ll call you within 24 hours to schedule your free consultation.',
}
export const failure = {
  title: 'Submission Error',
  text: 'There was an issue submitting your form. Please try calling us directly at (202) 555-0134.',
}

/** Messages that the browser itself prints when an answer is not ok; no fault of the site. */
export const networkErrors = /Failed to load resource|blocked by CORS policy|net::ERR_/

/** Every field of the form, by its label. */
export const labels = {
  name: 'Full Name *',
  phone: 'Phone Number *',
  email: 'Email Address',
  serviceType: 'What do you need help with? *',
  issue: 'Tell us about it',
  preferredTime: 'Best time to call',
} as const
export type Answers = Record<keyof typeof labels, string>

/** One answer in every field, under a name that no other test uses. */
export function allAnswers(name: string): Answers {
  return {
    name,
    phone: '202 555 0177',
    email: 'visitor@example.com',
    serviceType: 'app-training',
    issue: 'It is slow.\nAnd it beeps.',
    preferredTime: 'morning',
  }
}

/** Opens the form and waits for React. */
export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path)
  await page.getByLabel(labels.name).focus()
  await waitForReact(page)
}

export async function fillIn(page: Page, answers: Partial<Answers>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.getByLabel(labels[name as keyof Answers])
    if (name === 'serviceType' || name === 'preferredTime') await field.selectOption(answer)
    else await field.fill(answer)
  }
}

/** Returns the submit button, whatever its text. */
export const button = (page: Page) => page.locator('main form[data-reads-query] [type=submit]')

/** Sets the answer of the form collector to all requests from now on. */
export async function collectorAnswers(page: Page, answer: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'Collector-Answer': answer })
}

/** Counts the requests that carry a form to the form service. */
export function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(localEndpoint)) posts += 1
  })
  return () => posts
}

/** Expects the specified thanks once, in place of the form, and empty fields. */
export async function expectSuccess(page: Page): Promise<void> {
  const panel = page.getByRole('group', { name: `${success.title} ${success.text}` })
  await expect(panel).toBeVisible()
  await expect(page.getByText(success.title, { exact: true })).toHaveCount(1)
  await expect(page.locator('[data-notice]')).toHaveCount(0)
  for (const label of Object.values(labels)) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(button(page)).toHaveText('Send my request')
}

/**
 * Expects the error state: the specified text once, announced beside the form, every answer unchanged,
 * an enabled button.
 */
export async function expectErrorState(page: Page, answers: Partial<Answers>): Promise<void> {
  const beside = page.locator('main form').getByRole('alert')
  await expect(beside).toContainText(failure.title)
  await expect(beside).toContainText(failure.text)
  await expect(page.getByText(failure.title, { exact: true })).toHaveCount(1)
  await expect(page.getByText(success.title)).toHaveCount(0)
  for (const [name, answer] of Object.entries(answers)) {
    await expect(page.getByLabel(labels[name as keyof Answers])).toHaveValue(answer)
  }
  await expect(button(page)).toHaveText('Send my request')
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false')
}

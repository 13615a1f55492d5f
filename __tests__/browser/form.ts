import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Section } from '../../src/content-model/schemas/section'
import { builtCollectorPort } from '../../tools/ports'
import { languages } from '../built/content'
import { waitForReact } from './test'

/** Address of the form service of the built site: the form collector. */
export const endpoint = `http://localhost:${builtCollectorPort()}/consultation`

type FormSection = Extract<Section, { kind: 'consultation-form' }>

/** The form for requests on a page. */
export interface RequestForm {
  path: string
  folder: string
  section: FormSection
  /** Name of the field without which nobody could be answered. */
  reply: string
}

/** The first page with the form in each language that has one. */
export const forms: readonly RequestForm[] = languages.flatMap(({ servedPages, folder }) => {
  const [found] = servedPages.flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      section.kind === 'consultation-form' ? [{ path, section }] : [],
    ),
  )
  if (!found) return []
  const reply = found.section.fields.find(
    ({ type, required }) => required && /tel|email/.test(type),
  )!
  return [{ ...found, folder, reply: reply.name }]
})

/** Messages that the browser prints when an answer is not ok; no fault of the site. */
export const networkErrors = /Failed to load resource|blocked by CORS policy|net::ERR_/

export const formOf = (page: Page, { reply }: RequestForm): Locator =>
  page.locator(`main form:has([name="${reply}"][required])`).first()
export const fieldOf = (page: Page, form: RequestForm, name: string): Locator =>
  formOf(page, form).locator(`[name="${name}"]`)
export const submit = (page: Page, form: RequestForm): Locator =>
  formOf(page, form).locator('[type=submit]')

/** Opens the form and waits for React. */
export async function openForm(page: Page, form: RequestForm): Promise<void> {
  await page.goto(form.path)
  await fieldOf(page, form, form.reply).focus()
  await waitForReact(page)
}

/** What an answer needs besides the words of a visitor, or the form would ask about it. */
const endOf: Readonly<Record<string, string>> = {
  email: '@visitor.example',
  tel: ' 202-555-0177',
}

/** Answers every question with words of one visitor, whom no other test uses. Returns the answers by name. */
export async function fillIn(
  page: Page,
  form: RequestForm,
  visitor: string,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const { name, type } of form.section.fields) {
    const field = fieldOf(page, form, name)
    if (type === 'select') await field.selectOption({ index: 1 })
    else await field.fill(visitor + (endOf[type] ?? ''))
    answers[name] = await field.inputValue()
  }
  return answers
}

/** Answers requests in place of the form service, and counts them. */
export async function answerPosts(
  page: Page,
  answer: (route: Route) => unknown,
): Promise<() => number> {
  let posts = 0
  await page.route(endpoint, async (route) => {
    if (route.request().method() === 'POST') posts += 1
    await answer(route)
  })
  return () => posts
}

/** Accepts a request as a form service does. */
export const accept = (route: Route): Promise<void> =>
  route.fulfill({
    status: 200,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    json: { ok: true },
  })

/** Expects the thanks in place of the form, in view. */
export async function expectSuccess(page: Page, { section }: RequestForm): Promise<void> {
  await expect(page.getByRole('group', { name: section.success.title })).toBeFocused()
  await expect(page.getByText(section.success.text)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-notice]')).toHaveCount(0)
}

/** Expects the error once, beside the form and in view, and every answer unchanged. */
export async function expectFailure(
  page: Page,
  form: RequestForm,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const { title, text } = form.section.failure
  await expect(formOf(page, form).getByRole('alert')).toContainText(text)
  await expect(page.getByText(title, { exact: true })).toHaveCount(1)
  await expect(page.getByText(title, { exact: true })).toBeInViewport({ ratio: 1 })
  for (const [name, answer] of Object.entries(answers)) {
    await expect(fieldOf(page, form, name)).toHaveValue(answer)
  }
  await expect(submit(page, form)).toHaveAttribute('aria-disabled', 'false')
}

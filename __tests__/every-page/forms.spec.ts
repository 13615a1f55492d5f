import type { Locator } from '@playwright/test'
import { fillText } from '../../src/components/ui/interface'
import type { FormField } from '../../src/content-model/schemas/sections/forms'
import { offences } from '../browser/journeys/axe'
import { expect, receivedWith, test, waitForReact } from '../browser/test'
import { languages } from '../built/content'

/** The first page with the form in each language that has one. */
const forms = languages.flatMap(({ servedPages, folder, content }) => {
  const [place] = servedPages.flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      section.kind === 'consultation-form' ? [{ path, section }] : [],
    ),
  )
  return place ? [{ ...place, folder, texts: content.interfaceTexts.forms }] : []
})
test.skip(forms.length === 0, 'No page of this site has the form.')

/** Fills in a field. Returns the answer. */
async function fill(control: Locator, { type }: FormField, own: string): Promise<string> {
  if (type === 'select') await control.selectOption({ index: 1 })
  else await control.fill(type === 'email' ? `${own}@visitor.example` : own)
  return control.inputValue()
}

for (const { path, section, folder, texts } of forms) {
  const { fields } = section
  /** The field without which nobody could be answered. */
  const reply = fields.find(({ type, required }) => required && /tel|email/.test(type))!
  const selector = `main form:has([name="${reply.name}"][required])`

  test(`the form of ${path} names every error, and is sent once they are fixed`, async ({
    page,
  }) => {
    const own = `every-page-${folder}${Date.now()}`
    await page.goto(path)
    const form = page.locator(selector).first()
    const control = (name: string): Locator => form.locator(`[name="${name}"]`)
    await control(reply.name).focus()
    await waitForReact(page)
    for (const { name, type } of fields) if (type === 'email') await control(name).fill('x@')
    await form.locator('[type=submit]').click()
    const summary = page.getByRole('group', { name: section.errorSummary })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${fillText(texts.error, { title: '' })}`))
    const wrong = fields.filter(({ required, type }) => required || type === 'email')
    const withError = wrong.filter(({ error }) => error)
    await expect(summary.getByRole('link')).toHaveText(withError.map(({ error }) => error!))
    for (const { name, error } of withError) {
      await expect(control(name)).toHaveAccessibleDescription(new RegExp(error!))
    }
    expect(await offences(page)).toEqual([])

    let answer = ''
    for (const field of fields) {
      const given = await fill(control(field.name), field, own)
      if (field === reply) answer = given
    }
    expect(receivedWith(reply.name, answer)).toEqual([])
    await form.locator('[type=submit]').click()
    await expect(page.getByRole('group', { name: section.success.title })).toBeFocused()
    expect(await offences(page)).toEqual([])
    const [{ body } = { body: {} }] = receivedWith(reply.name, answer)
    // The office learns the language only where it is another one.
    const more = ['subject', ...(folder ? ['language'] : [])]
    expect(Object.keys(body as object).sort()).toEqual(
      [...fields.map(({ name }) => name), ...more].sort(),
    )
    if (folder) expect(body).toHaveProperty('language', folder)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the browser sends the form of ${path}`, async ({ page }) => {
      const own = `no-script-${folder}${Date.now()}`
      await page.goto(path)
      const form = page.locator(selector).first()
      const control = (name: string): Locator => form.locator(`[name="${name}"]`)
      for (const field of fields.filter((one) => one.required && one !== reply)) {
        await fill(control(field.name), field, own)
      }
      await form.locator('[type=submit]').click()
      await expect(control(reply.name)).toBeFocused()
      const answer = await fill(control(reply.name), reply, own)
      await form.locator('[type=submit]').click()
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
      const [{ body } = { body: {} }] = receivedWith(reply.name, answer)
      for (const field of fields.filter(({ required }) => required)) {
        expect(body).toHaveProperty([field.name])
      }
    })
  })
}

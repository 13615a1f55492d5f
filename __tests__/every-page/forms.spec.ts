import type { Locator } from '@playwright/test'
import { fillText } from '../../src/components/ui/interface'
import type { FormField } from '../../src/content-model/schemas/sections/forms'
import { builtInterface } from '../../tools/built-interface'
import { servedPages } from '../built/content'
import { expect, receivedWith, test, waitForReact } from '../browser/test'

const [place] = servedPages.flatMap(({ path, sections }) =>
  sections.flatMap((section) =>
    section.kind === 'consultation-form'
      ? [{ path, fields: section.fields, errorSummary: section.errorSummary }]
      : [],
  ),
)
test.skip(place === undefined, 'No page of this site has the form.')

const { path = '', fields = [], errorSummary = '' } = place ?? {}
const required = fields.filter((field) => field.required)
/** The field without which nobody could be answered. */
const reply = required.find(({ type }) => type === 'tel' || type === 'email')

/** Answers that no other test gives. */
const answers = (count: number): Partial<Record<FormField['type'], string>> => ({
  text: 'Ruth of every page',
  textarea: 'My tablet is slow.',
  tel: `555 010-017${count}`,
  email: `every-page-${count}@visitor.example`,
})

async function answer(form: Locator, field: FormField, count: number): Promise<void> {
  const control = form.locator(`[name="${field.name}"]`)
  const text = answers(count)[field.type]
  if (text === undefined) await control.selectOption({ index: 1 })
  else await control.fill(text)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the form is sent once its required fields are filled in, and says thanks', async ({
      page,
    }) => {
      const count = javaScriptEnabled ? 1 : 2
      const { name = '', type = 'tel' } = reply ?? {}
      const own = answers(count)[type] ?? ''
      await page.goto(path)
      const form = page.locator(`main form:has([name="${name}"][required])`).first()
      for (const field of required) if (field !== reply) await answer(form, field, count)
      await form.locator(`[name="${name}"]`).focus()
      if (javaScriptEnabled) await waitForReact(page)
      await form.locator('[type=submit]').click()
      expect(receivedWith(name, own)).toEqual([])
      if (javaScriptEnabled) {
        const summary = page.getByRole('group', { name: errorSummary })
        await expect(summary).toBeFocused()
        const title = fillText(builtInterface(path).forms.error, { title: '' })
        expect((await page.title()).startsWith(title)).toBe(true)
        await summary.getByRole('link').first().click()
        await expect(form.locator(`[name="${name}"]`)).toBeFocused()
      }
      await form.locator(`[name="${name}"]`).fill(own)
      await form.locator('[type=submit]').click()
      await expect.poll(() => receivedWith(name, own)).toHaveLength(1)
      const [{ body } = { body: {} }] = receivedWith(name, own)
      for (const field of required) expect(body).toHaveProperty([field.name])
      const thanks = javaScriptEnabled
        ? page.locator('main [role=group]:focus').filter({ hasText: /\w/ })
        : page.getByRole('heading', { name: /Thank you/ })
      await expect(thanks.first()).toBeVisible()
      if (javaScriptEnabled) await expect(form.locator(`[name="${name}"]`)).toHaveValue('')
    })
  })
}

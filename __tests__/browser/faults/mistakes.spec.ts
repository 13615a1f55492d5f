import { expect, test } from '../test'
import { button, countPosts, expectSuccess, fillIn, labels, openForm } from './form'

const summary = { name: 'There is a problem' }

test(
  'row 20: missing and malformed answers are listed on top and at the field, and nothing is sent',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    const posts = countPosts(page)
    await openForm(page)
    const title = await page.title()
    await fillIn(page, { email: 'visitor@', issue: 'It beeps.' })
    await button(page).click()

    const box = page.getByRole('group', summary)
    await expect(box).toBeFocused()
    await expect(box).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle(`Error: ${title}`)
    // First in the main part, before the h1.
    await expect(page.locator('main').getByRole('heading').first()).toHaveText(summary.name)

    const links = box.getByRole('link')
    await expect(links).toHaveText([
      'Enter your full name',
      'Enter your phone number',
      'Enter an e-mail address in the form name@example.com, or leave it empty',
    ])
    const fields = [labels.name, labels.phone, labels.email]
    for (const [index, label] of fields.entries()) {
      const field = page.getByLabel(label)
      const words = (await links.nth(index).textContent()) ?? ''
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(words))
      await links.nth(index).click()
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport({ ratio: 1 })
      await expect(page.locator(`label[for="${await field.getAttribute('id')}"]`)).toBeInViewport()
    }
    await expect(page.getByLabel(labels.email)).toHaveValue('visitor@')
    await expect(page.getByLabel(labels.issue)).toHaveValue('It beeps.')
    expect(posts()).toBe(0)
  },
)

test(
  'row 20: fields are not checked while typing, and a corrected form can be sent',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    const posts = countPosts(page)
    await openForm(page)
    const title = await page.title()
    const wrong = page.locator('[aria-invalid]')
    await page.getByLabel(labels.email).pressSequentially('visitor@')
    await page.getByLabel(labels.issue).focus()
    await expect(wrong).toHaveCount(0)

    await button(page).click()
    await expect(wrong).toHaveCount(3)
    await fillIn(page, { name: 'Fixed', phone: '1', email: 'visitor@example.com' })
    await expect(wrong).toHaveCount(3)
    await button(page).click()
    await expectSuccess(page)
    await expect(wrong).toHaveCount(0)
    await expect(page.getByRole('group', summary)).toHaveCount(0)
    await expect(page).toHaveTitle(title)
    expect(posts()).toBe(1)
  },
)

test('row 20: the title of the next page does not begin with Error', async ({ page }) => {
  await openForm(page)
  await button(page).click()
  await expect(page).toHaveTitle(/^Error: /)
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page).toHaveTitle(/^About/)
  await expect(page.getByRole('group', summary)).toHaveCount(0)
})

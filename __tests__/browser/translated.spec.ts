import type { Page } from '@playwright/test'
import { builtInterface } from '../../tools/built-site'
import { languages } from '../built/content'
import { expectSuccess, fieldOf, fillIn, formOf, forms, openForm, submit } from './form'
import { expect, holdScripts, receivedWith, test, waitForReact } from './test'

// Pages that something else has changed: a translator, a password manager, a detector of phone numbers.

const form = forms[0]!
const { blogPath } = languages[0]!
test.use({ viewport: { width: 360, height: 740 } })

/** Rewrites all texts as translators do: each moves into elements of theirs. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template, font'))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

/** Wraps texts in another element, and adds elements, without changing a word. */
const decorate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const text of document.querySelectorAll('label, h2, header summary span')) {
      text.innerHTML = `<font>${text.innerHTML}</font>`
    }
    for (const field of document.querySelectorAll('main input')) {
      field.after(document.createElement('password-icon'))
    }
  })

const menu = (page: Page) => page.locator('header summary:visible').first()
const openMenus = (page: Page) => page.getByRole('banner').locator('details[open]')

test(
  'translated before the first touch, a page keeps its words, that touch and every letter, and sends the form',
  { tag: '@engines' },
  async ({ page }, { project }) => {
    test.skip(!form, 'No page of this site has the form.')
    await page.goto(form.path)
    await translate(page)
    await menu(page).click()
    await expect(openMenus(page)).toHaveCount(1)
    await menu(page).click()
    const visitor = `translated-${project.name}${Date.now()}`
    const field = fieldOf(page, form, form.reply)
    await field.pressSequentially(visitor, { delay: 20 })
    await page.waitForLoadState('networkidle')
    await expect(field).toHaveValue(visitor)
    await expect(field).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«.*»$/)
    const answers = await fillIn(page, form, visitor)
    await submit(page, form).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(receivedWith(form.reply, answers[form.reply]!)).toHaveLength(1)
  },
)

test.describe('HTML that was changed, but no word', () => {
  // React reports each part that it renders again.
  test.use({ allowedError: /Minified React error #(418|422|423|425)/ })

  test(
    'keeps every letter, the focus, the cursor and an early press',
    { tag: '@engines' },
    async ({ page }) => {
      test.skip(!form, 'No page of this site has the form.')
      const { button, title } = builtInterface(form.path).preferences
      const release = await holdScripts(page)
      await page.goto(form.path)
      await decorate(page)
      await page
        .getByRole('button', { name: button.full })
        .or(page.getByRole('button', { name: button.brief }))
        .click()
      const field = fieldOf(page, form, form.reply)
      await field.pressSequentially('Rut')
      await page.keyboard.press('ArrowLeft')
      release()
      await waitForReact(page)
      await expect(page.getByRole('region', { name: title })).toBeVisible()
      await expect(field).toBeFocused()
      await page.keyboard.type('!')
      await expect(field).toHaveValue('Ru!t')
    },
  )

  test('keeps an open menu', { tag: '@engines' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await decorate(page)
    await menu(page).click()
    await expect(openMenus(page)).toHaveCount(1)
    release()
    await waitForReact(page)
    await expect(openMenus(page)).toHaveCount(1)
  })
})

test('translated after the start, a form lists mistakes, asks about slips and is sent', async ({
  page,
}, { project }) => {
  test.skip(!form, 'No page of this site has the form.')
  const { slips } = builtInterface(form.path).forms
  const { section, reply } = form
  const field = fieldOf(page, form, reply)
  const isNumber = section.fields.some(({ name, type }) => name === reply && type === 'tel')
  await openForm(page, form)
  await translate(page)
  await submit(page, form).click()
  await expect(page.getByRole('group', { name: section.errorSummary })).toBeFocused()
  await translate(page)
  const answers = await fillIn(page, form, `translated-later-${project.name}${Date.now()}`)
  await field.fill(isNumber ? '555' : 'ruth@gmial.com')
  await submit(page, form).click()
  await expect(formOf(page, form)).toContainText(isNumber ? slips.phone : slips.email)
  await translate(page)
  await field.fill(answers[reply]!)
  // A press right after the last one is taken for a tremor.
  await page.waitForTimeout(1000)
  await submit(page, form).click()
  await expectSuccess(page, form)
  expect(receivedWith(reply, answers[reply]!)).toHaveLength(1)
})

test('translated after the start, a page searches again and again', async ({ page }) => {
  test.skip(!blogPath, 'This site has no articles.')
  await page.goto(blogPath!)
  const search = page.getByRole('searchbox')
  await search.focus()
  await waitForReact(page)
  const line = page.locator('main p[aria-hidden]')
  for (const words of ['phone', 'xqzvkw', 'a', 'xqzvkw']) {
    await search.fill(words)
    await expect(line).toContainText(`“${words}”`)
    await translate(page)
  }
  await search.fill('')
  await expect(line).toHaveText('')
  await expect(search).toBeVisible()
})

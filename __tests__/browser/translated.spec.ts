import type { Page } from '@playwright/test'
import { allAnswers, button, labels } from './form'
import { expect, holdScripts, received, test, waitForReact } from './test'

// Pages that something else has changed: a translator, a password manager, a detector of telephone numbers.

/** Rewrites all texts below an element as translators do: each moves into elements of theirs. */
const translate = (page: Page, selector = 'body'): Promise<void> =>
  page.evaluate((root) => {
    const skipped = 'script, style, template, noscript, font'
    const walker = document.createTreeWalker(document.querySelector(root)!, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }, selector)

/** Wraps texts in another element, and adds elements, without changing a word. */
const decorate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const label of document.querySelectorAll('label, h2, header summary span')) {
      label.innerHTML = `<font>${label.innerHTML}</font>`
    }
    for (const field of document.querySelectorAll('main input')) {
      field.after(document.createElement('password-icon'))
    }
  })

const menu = (page: Page) => page.getByRole('banner').locator('summary').first()

test.describe('a page that was translated before the first touch', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'keeps its words, the first tap, every letter and the focus, and sends the form',
    { tag: '@engines' },
    async ({ page }) => {
      const answers = allAnswers('Translated page')
      await page.goto('/contact')
      await translate(page)
      const menuOfPhone = page.getByRole('banner').locator('details').last()
      await menuOfPhone.locator('summary').first().click()
      await expect(menuOfPhone).toHaveAttribute('open')
      await menuOfPhone.locator('summary').first().click()

      const name = page.locator('[name=name]')
      await name.pressSequentially(answers.name, { delay: 20 })
      await page.waitForLoadState('networkidle')
      await expect(name).toHaveValue(answers.name)
      await expect(name).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«.*»$/)

      await page.locator('[name=phone]').fill(answers.phone)
      await button(page).click()
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
      expect(received(answers.name)).toHaveLength(1)
    },
  )

  test('searches: the form leads to the page of what was found', async ({ page }) => {
    await page.goto('/blog')
    await translate(page)
    await page.getByRole('searchbox').fill('board')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blog\?q=board/)
    await expect(page.locator('main p[aria-hidden]')).toContainText('Found 1 article')
  })
})

test.describe('a page with HTML that was changed, but no word', () => {
  // React reports each part that it renders again.
  test.use({ allowedError: /Minified React error #(418|422|423|425)/ })

  test(
    'keeps every letter, the focus, the cursor and an early press',
    { tag: '@engines' },
    async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto('/contact')
      await decorate(page)
      await page.getByRole('button', { name: /easier to read/i }).click()
      const name = page.getByLabel(labels.name)
      await name.pressSequentially('Rut')
      await page.keyboard.press('ArrowLeft')
      release()
      await waitForReact(page)
      await expect(page.getByRole('region', { name: 'Make it easier to read' })).toBeVisible()
      await expect(name).toBeFocused()
      await page.keyboard.type('!')
      await expect(name).toHaveValue('Ru!t')
    },
  )

  test('keeps a menu that was opened', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact')
    await decorate(page)
    await menu(page).click()
    const open = page.getByRole('banner').locator('details[open]')
    await expect(open).toHaveCount(1)
    release()
    await waitForReact(page)
    await expect(open).toHaveCount(1)
  })
})

test('a page that was translated after the start searches again and again', async ({ page }) => {
  await page.goto('/blog')
  const search = page.getByRole('searchbox')
  await search.focus()
  await waitForReact(page)
  for (const words of ['phone', 'scam', 'zzzz', 'board', '']) {
    await search.fill(words)
    await page.waitForTimeout(700)
    await translate(page)
  }
  await expect(search).toBeVisible()
  await search.fill('board')
  await expect(page.locator('main p[aria-hidden]')).toContainText('Found 1 article')
})

test('a form in a page that was translated after the start lists mistakes and is sent', async ({
  page,
}) => {
  const answers = allAnswers('Translated later')
  await page.goto('/contact')
  await page.locator('[name=name]').focus()
  await waitForReact(page)
  await translate(page)
  await button(page).click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
  await translate(page)
  await page.locator('[name=name]').fill(answers.name)
  await page.locator('[name=phone]').fill('555')
  await button(page).click()
  await expect(page.getByText('That looks too short.')).toBeVisible()
  await translate(page)
  await page.locator('[name=phone]').fill(answers.phone)
  await page.waitForTimeout(1000)
  await button(page).click()
  await expect(page.getByText('Thank you for contacting us!')).toBeVisible()
  expect(received(answers.name)).toHaveLength(1)
})

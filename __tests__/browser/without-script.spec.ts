import type { Locator, Page } from '@playwright/test'
import { allAnswers, button, countPosts, fillIn, labels } from './form'
import { expect, received, test } from './test'

// Row 10: what visitors can do without JavaScript. Paper is tried in journeys/paper.spec.ts.

test.use({ javaScriptEnabled: false })

const main = (page: Page): Locator => page.getByRole('main')

test(
  'finds a service by the menu and asks for help; the browser checks and posts every field',
  { tag: ['@smoke', '@engines'] },
  async ({ page }, { project }) => {
    const posts = countPosts(page)
    const answers = {
      ...allAnswers(`Siobhán O'Neil 李 & Söhne ${project.name}`),
      issue: 'a=b&c +d%20',
    }
    await page.goto('/')
    await page.locator('header summary:visible', { hasText: 'Services' }).click()
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Scam protection' }).click()
    await expect(page).toHaveURL(/\/services\/scam-protection$/)
    await main(page).locator('a[href^="/contact"]').first().click()
    await fillIn(page, { name: answers.name })
    await button(page).click()
    await expect(page.getByLabel(labels.phone)).toBeFocused()
    expect(posts()).toBe(0)
    await fillIn(page, answers)
    await button(page).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(received(answers.name)).toEqual([
      expect.objectContaining({
        contentType: 'application/x-www-form-urlencoded',
        body: { ...answers, _gotcha: '' },
      }),
    ])
  },
)

test('the newsletter says how to join by e-mail', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/')
  // The switch of the test browser does not show this element; a browser without scripts does.
  expect(await page.locator('main noscript').textContent()).toContain('the word newsletter')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden()
})

test(
  'an article has its steps as a numbered list, links to send it, and no button without effect',
  { tag: '@smoke' },
  async ({ page }) => {
    const article = '/blog/board-placement-advance-fee-scam'
    await page.goto(article)
    const steps = page.locator('.steps').first()
    await expect(steps.locator('> ol > li').first()).toBeVisible()
    await expect(steps.getByText('If it goes wrong').first()).toBeVisible()
    await expect(steps.getByText('How you know it worked')).toBeVisible()
    await expect(page.getByText('Show one step at a time').first()).toBeHidden()
    await expect(page.getByText('easier to read').filter({ visible: true })).toHaveCount(0)
    await expect(main(page).getByRole('button')).toHaveCount(0)
    for (const [name, start] of [
      ['E-mail', 'mailto:?subject='],
      ['Text message', 'sms:?&body='],
    ] as const) {
      const address = await main(page).getByRole('link', { name }).getAttribute('href')
      expect(address).toContain(start)
      expect(decodeURIComponent(address ?? '')).toContain(`https://hearthside.example${article}`)
    }
  },
)

test('menus and questions open, one at a time', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/services/device-setup')
  const menu = (name: string): Locator => page.locator('header summary:visible', { hasText: name })
  await menu('Services').click()
  await menu('About').click()
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Our team' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Workshops' })).toBeHidden()
  await page.goto('/services/device-setup')
  const rows = page.locator('main details')
  for (const row of [0, 1]) await rows.nth(row).locator('summary').click()
  await expect(rows.nth(1).locator('p').first()).toBeVisible()
  await expect(rows.nth(0).locator('p').first()).toBeHidden()
})

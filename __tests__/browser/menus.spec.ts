import type { Locator, Page } from '@playwright/test'
import { builtInterface } from '../../tools/built-site'
import { expect, test, waitForReact } from './test'

const { header, page: texts } = builtInterface('/')

const main = (page: Page): Locator => page.getByRole('navigation', { name: header.navigation })
/** The buttons of menus: a summary has no role of its own everywhere. */
const buttons = (page: Page): Locator =>
  main(page).filter({ visible: true }).locator('summary').filter({ visible: true })
const linksOf = (button: Locator): Locator => button.locator('xpath=..').locator('a')

for (const { name, width } of [
  { name: 'desktop', width: 1280 },
  { name: 'phone', width: 360 },
]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height: 740 } })

    /** Opens the Menu button of a phone, which contains the menus. */
    async function openPanel(page: Page): Promise<void> {
      if (name === 'phone') await page.locator('header summary:visible').first().click()
    }

    test(
      'a menu opens on click, not on hover, and one at a time',
      { tag: '@engines' },
      async ({ page }) => {
        await page.goto('/')
        await openPanel(page)
        test.skip((await buttons(page).count()) < 2, 'This site has fewer than two menus.')
        const [one, other] = [buttons(page).nth(0), buttons(page).nth(1)]
        await one.hover()
        await expect(linksOf(one).first()).toBeHidden()
        await one.click()
        await expect(linksOf(one).first()).toBeVisible()
        await other.click()
        await expect(linksOf(other).first()).toBeVisible()
        await expect(linksOf(one).first()).toBeHidden()
      },
    )

    test(
      'a menu works by keyboard alone: Enter and Space open, Esc closes and focuses its button',
      { tag: '@engines' },
      async ({ page }) => {
        await page.goto('/')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: texts.skip })).toBeFocused()
        await waitForReact(page)
        await openPanel(page)
        test.skip((await buttons(page).count()) === 0, 'This site has no menu.')
        const button = buttons(page).first()
        await button.focus()
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key)
          await expect(linksOf(button).first()).toBeVisible()
          await page.keyboard.press('Tab')
          await expect(linksOf(button).first()).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(linksOf(button).first()).toBeHidden()
          await expect(button).toBeFocused()
        }
      },
    )
  })
}

test('the bar stays slim, and the menu of a phone has the number and closes again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('banner')
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(0.15 * 740)
  const menu = page.locator('header summary:visible').first()
  await menu.click()
  await expect(menu).toHaveText(header.closeMenu, { useInnerText: true })
  await expect(main(page).locator('a[href^="tel:"]:visible').first()).toBeInViewport()
  await menu.click()
  await expect(main(page).filter({ visible: true })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus and questions open, one at a time, and nothing has no effect', async ({ page }) => {
    await page.goto('/')
    const menus = await buttons(page).all()
    for (const button of menus) await button.click()
    const open = page.locator('header details[open] a:visible')
    if (menus.length > 1) {
      await expect(linksOf(menus.at(-1)!).first()).toBeVisible()
      await expect(linksOf(menus[0]!).first()).toBeHidden()
    }
    expect(await open.count()).toBeGreaterThanOrEqual(Math.min(1, menus.length))
    await expect(page.locator('button[type=button]:visible')).toHaveCount(0)
  })
})

import { type Page } from '@playwright/test'
import { expect, test, waitForReact } from './test'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The button of a menu: a summary has no role of its own everywhere. */
const menuButton = (page: Page, name: string) =>
  page.locator('header summary:visible', { hasText: name })

/** Opens the Menu button of a phone, which contains the menus. */
async function openPanel(page: Page, phone: boolean): Promise<void> {
  if (phone) await menuButton(page, 'Menu').click()
}

test(
  'a menu opens on click, not on hover, and one at a time',
  { tag: ['@smoke', '@engines'] },
  async ({ page }, info) => {
    await page.goto('/')
    await openPanel(page, info.project.name === 'phone')
    await menuButton(page, 'Services').hover()
    await expect(main(page).getByRole('link', { name: 'Workshops' })).toBeHidden()
    await menuButton(page, 'Services').click()
    await expect(main(page).getByRole('link', { name: 'Workshops' })).toBeVisible()
    await menuButton(page, 'Locations').click()
    await expect(main(page).getByRole('link', { name: /In person$/ })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Workshops' })).toBeHidden()
  },
)

test(
  'a menu works by keyboard alone: Enter and Space open, Esc closes and focuses its button',
  { tag: ['@smoke', '@engines'] },
  async ({ page }, info) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the main part' })).toBeFocused()
    await waitForReact(page)
    if (info.project.name === 'phone') {
      await menuButton(page, 'Menu').focus()
      await page.keyboard.press('Enter')
    }
    await menuButton(page, 'About').focus()
    await page.keyboard.press('Enter')
    const team = main(page).getByRole('link', { name: 'Our team' })
    await expect(team).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(team).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(team).toBeHidden()
    await expect(menuButton(page, 'About')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(team).toBeVisible()
  },
)

test('the bar stays slim and the telephone number is on the first screen', async ({ page }) => {
  for (const path of ['/', '/contact', '/blog/board-placement-advance-fee-scam']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: '(202) 555-0134' }).first()).toBeInViewport()
    await expect(page.getByRole('link', { name: '(202) 555-0134' }).first()).toHaveAttribute(
      'href',
      'tel:+12025550134',
    )
    const share = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getBoundingClientRect().height / window.innerHeight)
    expect(share).toBeLessThanOrEqual(0.15)
  }
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'is closed by its button, and has the phone number and the link “Is this really us?”',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/faq')
      const summary = page.locator('header summary:visible').first()
      await summary.click()
      await expect(summary).toHaveText(/Close/, { useInnerText: true })
      await expect(summary).not.toHaveText(/Menu/, { useInnerText: true })
      const menu = page.locator('header nav:visible')
      await expect(menu.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Is this really us?' })).toHaveAttribute(
        'href',
        /\/is-this-really-us$/,
      )
      await summary.click()
      await expect(menu).toHaveCount(0)
    },
  )
})

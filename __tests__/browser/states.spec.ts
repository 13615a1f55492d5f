import type { Page } from '@playwright/test'
import { newsletter, search, words } from './form-words'
import { localEndpoint } from '../../tools/ports'
import { fillIn, openForm, button } from './faults/form'
import { expect, test, waitForReact } from './test'

/** Returns the number of visible telephone numbers that a notice covers. */
const coveredNumbers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const notice = document.querySelector('[data-notice]')!
    const sheet = notice.getBoundingClientRect()
    return [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
      if (notice.contains(link) || !link.checkVisibility({ visibilityProperty: true })) return false
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top
    }).length
  })

const sizes = [
  [320, 568],
  [390, 844],
  [744, 1133],
  [820, 1180],
  [1280, 900],
] as const

for (const [width, height] of sizes) {
  test.describe(`on ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, allowedError: /Failed to load resource|net::ERR_/ })

    test(
      'after sending, the next steps have the focus, and the notice covers no phone number',
      { tag: width === 390 ? '@smoke' : [] },
      async ({ page }) => {
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        await page.route(localEndpoint, (route) => route.fulfill({ status: 200, headers }))
        await openForm(page)
        await fillIn(page, { name: 'Ann', phone: '904 555 0177' })
        await button(page).click()
        const panel = page.getByRole('group', { name: words.sent.title })
        await expect(panel).toBeFocused()
        await expect(panel).toBeInViewport()
        await expect(panel).toContainText('904 555 0177')
        await expect(page.locator('[data-notice]')).toHaveCount(1)
        expect(await coveredNumbers(page)).toBe(0)

        await panel.getByRole('button', { name: words.sent.again }).click()
        await expect(page.getByLabel('Full Name *')).toBeFocused()
        await expect(page.getByLabel('Full Name *')).toBeInViewport()
      },
    )

    test(
      'after a failure, the message beside the form and the phone number are in view',
      { tag: width === 390 ? '@smoke' : [] },
      async ({ page }) => {
        await page.route(localEndpoint, (route) => route.abort())
        await openForm(page)
        await fillIn(page, { name: 'Ann', phone: '904 555 0177' })
        await button(page).click()
        await expect(page.locator('[data-notice]')).toHaveCount(1)
        await expect(page.getByText(words.answersKept)).toBeInViewport()
        expect(await coveredNumbers(page)).toBe(0)
      },
    )

    test('after signing up for the newsletter, the notice covers no phone number', async ({
      page,
    }) => {
      await page.goto('/blog')
      await page.getByLabel(newsletter.emailLabel).focus()
      await waitForReact(page)
      await page.getByLabel(newsletter.emailLabel).fill('ann@example.com')
      await page.getByRole('button', { name: newsletter.button }).click()
      await expect(page.getByRole('group', { name: newsletter.success.title })).toBeFocused()
      expect(await coveredNumbers(page)).toBe(0)
    })
  })
}

test('the search field has a clear button that is as high as a finger', async ({ page }) => {
  await page.goto('/blog')
  await page.getByLabel(search.label).fill('scam')
  const clear = page.getByRole('button', { name: search.clear, exact: true })
  const { height, width } = (await clear.boundingBox())!
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(48)
  await clear.click()
  await expect(page.getByLabel(search.label)).toHaveValue('')
  await expect(page.getByLabel(search.label)).toBeFocused()
})

test.describe('the opening status', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Telephone and hours' })

  for (const [now, status, lit] of [
    ['2026-11-24T12:00:00-05:00', "We're here now", 'true'],
    ['2026-11-24T23:00:00-05:00', 'We open at 8 AM', 'false'],
  ] as const) {
    test(
      `at ${now}, to a visitor in Tokyo: ${status}, without moving anything else`,
      { tag: lit === 'true' ? '@smoke' : [] },
      async ({ page }) => {
        await page.clock.setFixedTime(new Date(now))
        for (const width of [360, 820, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto('/faq')
          const boxes = () =>
            page
              .locator('aside a, aside button, header')
              .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
          await expect(bar(page)).toContainText('8 AM-7 PM')
          const before = await boxes()
          await page.keyboard.press('Tab')
          await waitForReact(page)
          await expect(bar(page)).toContainText(status)
          expect(await boxes()).toEqual(before)
          await expect(page.locator('header [data-lit]')).toHaveAttribute('data-lit', lit)
        }
      },
    )
  }

  test('is not shown for a city with hours of its own', async ({ page }) => {
    await page.goto('/chicago')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await expect(page.locator('header [data-lit]')).toHaveCount(0)
  })
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

import type { Page } from '@playwright/test'
import { newsletter, search, words } from './form-words'
import { localEndpoint } from '../../tools/ports'
import { button, failure, fillIn, openForm, success } from './faults/form'
import { heardSince, listenIn } from './journeys/heard'
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

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

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
      'after sending, the thanks are in view and have the focus, without a notice',
      { tag: width === 390 ? '@smoke' : [] },
      async ({ page }) => {
        await page.route(localEndpoint, (route) => route.fulfill({ status: 200, headers }))
        await openForm(page)
        await fillIn(page, { name: 'Ann', phone: '904 555 0177' })
        await button(page).click()
        const panel = page.getByRole('group', { name: words.success.title })
        await expect(panel).toBeFocused()
        await expect(page.getByText(words.success.text)).toBeInViewport({ ratio: 1 })
        await expect(panel).toContainText('904 555 0177')
        await expect(page.locator('[data-notice]')).toHaveCount(0)

        await panel.getByRole('button', { name: words.sent.again }).click()
        await expect(page.getByLabel('Full Name *')).toBeFocused()
        await expect(page.getByLabel('Full Name *')).toBeInViewport()
      },
    )

    test(
      'after a failure, the message beside the form is in view, without a notice',
      { tag: width === 390 ? '@smoke' : [] },
      async ({ page }) => {
        await page.route(localEndpoint, (route) => route.abort())
        await openForm(page)
        await fillIn(page, { name: 'Ann', phone: '904 555 0177' })
        await button(page).click()
        await expect(page.getByText(failure.title)).toBeInViewport({ ratio: 1 })
        await expect(page.getByText(words.answersKept)).toBeInViewport({ ratio: 1 })
        await expect(page.locator('[data-notice]')).toHaveCount(0)
      },
    )

    for (const [outcome, title] of [
      ['the answer', success.title],
      ['a failure', failure.title],
    ] as const) {
      test(`away from the form, ${outcome} comes in a notice that covers no phone number`, async ({
        page,
      }) => {
        let answer: () => void = () => undefined
        const held = new Promise<void>((resolve) => (answer = resolve))
        await page.route(localEndpoint, async (route) => {
          await held
          await (outcome === 'the answer' ? route.fulfill({ status: 200, headers }) : route.abort())
        })
        await openForm(page)
        await listenIn(page)
        await fillIn(page, { name: 'Ann', phone: '904 555 0177' })
        await button(page).click()
        await page
          .getByRole('contentinfo')
          .evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
        const footerTop = async (): Promise<number> =>
          (await page.getByRole('contentinfo').boundingBox())!.y
        const before = await footerTop()
        answer()
        const notice = page.locator('[data-notice]')
        await expect(notice).toBeInViewport()
        await expect(notice).toContainText(title)
        await expect.poll(() => coveredNumbers(page)).toBe(0)
        expect((await heardSince(page)).filter((text) => text.includes(title))).toHaveLength(1)
        expect(Math.abs((await footerTop()) - before)).toBeLessThan(2)
      })
    }

    test('after signing up for the newsletter, the thanks are in view, without a notice', async ({
      page,
    }) => {
      await page.goto('/blog')
      await page.getByLabel(newsletter.emailLabel).focus()
      await waitForReact(page)
      const sign = page.getByRole('button', { name: newsletter.button })
      await sign.click()
      await expect(page.getByText(newsletter.empty.title)).toBeInViewport({ ratio: 1 })
      await page.getByLabel(newsletter.emailLabel).fill('ann@example.com')
      await sign.click()
      await expect(page.getByRole('group', { name: newsletter.success.title })).toBeFocused()
      await expect(page.getByText(newsletter.success.title)).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[data-notice]')).toHaveCount(0)
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

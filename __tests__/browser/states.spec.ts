import type { Page } from '@playwright/test'
import { localEndpoint } from '../../tools/ports'
import { button, failure, fillIn, labels, openForm, success } from './form'
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

// A small phone, and a common one.
for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const) {
  test.describe(`on ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, allowedError: /Failed to load resource|net::ERR_/ })

    test(
      'the outcome of a form is in view without a notice: first a failure, then the thanks',
      { tag: width === 390 ? '@smoke' : [] },
      async ({ page }) => {
        let fails = true
        await page.route(localEndpoint, (route) =>
          fails ? route.abort() : route.fulfill({ status: 200, headers }),
        )
        await openForm(page)
        await fillIn(page, { name: 'Ann', phone: '904 555 0177' })
        await button(page).click()
        await expect(page.getByText(failure.title)).toBeInViewport({ ratio: 1 })
        await expect(page.locator('[data-notice]')).toHaveCount(0)

        fails = false
        // A press right after a failure is taken for a double click.
        await page.waitForTimeout(1000)
        await button(page).click()
        const panel = page.getByRole('group', { name: success.title })
        await expect(panel).toBeFocused()
        await expect(page.getByText(success.text)).toBeInViewport({ ratio: 1 })
        await expect(panel).toContainText('904 555 0177')
        await expect(page.locator('[data-notice]')).toHaveCount(0)
        await panel.getByRole('button').click()
        await expect(page.getByLabel(labels.name)).toBeFocused()
        await expect(page.getByLabel(labels.name)).toBeInViewport()
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
        const footer = page.getByRole('contentinfo')
        await footer.evaluate((element) => element.scrollIntoView({ block: 'end' }))
        const before = (await footer.boundingBox())!.y
        answer()
        const notice = page.locator('[data-notice]')
        await expect(notice).toBeInViewport()
        await expect(notice).toContainText(title)
        await expect.poll(() => coveredNumbers(page)).toBe(0)
        expect((await heardSince(page)).filter((text) => text.includes(title))).toHaveLength(1)
        expect(Math.abs((await footer.boundingBox())!.y - before)).toBeLessThan(2)
      })
    }
  })
}

test.describe('the opening status', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test(
    'is that of our time zone, and moves nothing when it appears',
    { tag: '@smoke' },
    async ({ page }) => {
      const bar = page.getByRole('complementary', { name: 'Telephone and hours' })
      const boxes = (): Promise<string[]> =>
        page
          .locator('aside a, aside button, header')
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
      for (const [now, status, lit] of [
        ['2026-11-24T12:00:00-05:00', 'We’re here now', 'true'],
        ['2026-11-24T23:00:00-05:00', 'We open at 8 AM', 'false'],
      ] as const) {
        await page.clock.setFixedTime(new Date(now))
        for (const width of [360, 820, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto('/faq')
          await expect(bar).toContainText('8 AM–7 PM')
          const before = await boxes()
          await page.keyboard.press('Tab')
          await waitForReact(page)
          await expect(bar).toContainText(status)
          expect(await boxes()).toEqual(before)
          await expect(page.locator('header [data-lit]')).toHaveAttribute('data-lit', lit)
        }
      }
    },
  )
})

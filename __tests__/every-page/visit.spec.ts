import { builtInterface, builtPages, onePageOfEachKind, unknownPaths } from '../../tools/built-site'
import { budgets, weighPage, withoutText } from '../../tools/speed'
import { expect, test, waitForReact } from '../browser/test'
import { keepRefused } from '../browser/policy'
import type { Page } from '@playwright/test'

// The browser logs everything that the policy blocks, which fails the test. What can be read off the HTML is
// tested on every page in __tests__/built; `npm run comfort` measures how pages look and read.

const other = builtPages().find((path) => path !== '/') ?? '/'

// The first of them have the most kinds of parts.
for (const [index, path] of onePageOfEachKind().entries()) {
  const tag = index < 5 ? [] : '@every-page'

  test(`one visit to ${path}: status, phone number, weight, scripts only after intent, no requests to other sites`, async ({
    page,
    baseURL,
  }) => {
    const statuses: number[] = []
    const elsewhere: string[] = []
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) statuses.push(response.status())
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
    })

    const weight = await weighPage(page, path)
    expect(statuses).toEqual([200])
    await expectHeadingAndNumber(page, path)
    expect(weight.requests).toBeLessThanOrEqual(budgets.requests)
    expect(weight.inlineScript).toBeLessThanOrEqual(budgets.inlineScript)
    expect(weight.unusedCss).toBeLessThanOrEqual(budgets.unusedCss)
    expect(withoutText(weight.all, weight.textBytes)).toBeLessThanOrEqual(budgets.all)
    expect(weight.scriptBefore).toBe(0)
    expect(weight.scriptAfter).toBeGreaterThan(0)
    expect(weight.scriptAfter).toBeLessThanOrEqual(budgets.scriptAfterIntent)
    expect(elsewhere).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test(
    `row 23: ${path} is reached without a reload, and the policy refuses nothing`,
    { tag },
    async ({ page, pathPrefix }) => {
      const refused = await keepRefused(page)
      await page.goto(path === '/' ? other : '/')
      await page.keyboard.press('Tab')
      await waitForReact(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        pathPrefix + path,
      )
      await page.waitForURL((url) => url.pathname === pathPrefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      expect(refused).toEqual([])
    },
  )
}

test.describe('an unknown address', () => {
  test.use({ allowedError: /404/ })

  for (const path of unknownPaths()) {
    test(`${path} answers 404 with a page that has the phone number`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expectHeadingAndNumber(page, path)
    })
  }
})

async function expectHeadingAndNumber(page: Page, path: string): Promise<void> {
  const { contact, preferences } = builtInterface(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const bar = page.getByRole('complementary', { name: contact.bar })
  const opener = (name: string) => bar.getByRole('button', { name, exact: true })
  const button = opener(preferences.button.brief).or(opener(preferences.button.full))
  await expect(button).toBeInViewport()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  // Beside the number there may be a link to the hours of the page.
  const call = bar.getByRole('link').first()
  await expect(call).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/)
  const digits = (await call.innerText()).replace(/\D/g, '')
  await expect(call).toHaveAttribute('href', `tel:+1${digits}`)
}

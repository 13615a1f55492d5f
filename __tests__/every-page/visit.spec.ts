import type { Locator, Page } from '@playwright/test'
import { builtInterface } from '../../tools/built-interface'
import { besidesWords, budgets } from '../../tools/speed/budgets'
import { builtPages } from '../../tools/speed/pages'
import { weighPage } from '../../tools/speed/weigh-page'
import { expect, test } from '../browser/test'

// What the policy of the headers refuses stands in the console, and fails the test. How pages look and
// read is measured by `npm run comfort`.

const { contact, preferences } = builtInterface()

for (const path of builtPages()) {
  test(`one visit to ${path}: status, heading, number, weight, scripts only after intent, nobody else asked`, async ({
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
    await expectHeadingAndNumber(page)
    await page.emulateMedia({ media: 'print' })
    expect(weight.requests).toBeLessThanOrEqual(budgets.requests)
    expect(besidesWords(weight.html, weight.words)).toBeLessThanOrEqual(budgets.html)
    expect(weight.inlineScript).toBeLessThanOrEqual(budgets.inlineScript)
    expect(weight.unusedCss).toBeLessThanOrEqual(budgets.unusedCss)
    expect(besidesWords(weight.all, weight.words)).toBeLessThanOrEqual(budgets.all)
    expect(weight.scriptBefore).toBe(0)
    expect(weight.scriptAfter).toBeGreaterThan(0)
    expect(weight.scriptAfter).toBeLessThanOrEqual(budgets.scriptAfterIntent)
    expect(elsewhere).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
}

test.describe('where there is no page', () => {
  test.use({ allowedError: /404/ })

  for (const path of ['/no-such-page', '/blog/no-such-article']) {
    test(`${path} answers 404 with a page that has our number`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expectHeadingAndNumber(page)
    })
  }
})

async function expectHeadingAndNumber(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const bar = page.getByRole('complementary', { name: contact.bar })
  const opener = (name: string): Locator => bar.getByRole('button', { name, exact: true })
  const button = opener(preferences.button.brief).or(opener(preferences.button.full))
  await expect(button).toBeInViewport()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  // Beside the number there may be a link to the hours of the page.
  const call = bar.getByRole('link').first()
  await expect(call).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/)
  const digits = (await call.innerText()).replace(/\D/g, '')
  await expect(call).toHaveAttribute('href', `tel:+1${digits}`)
}

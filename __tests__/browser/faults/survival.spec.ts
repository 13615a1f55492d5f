import { takeScriptsBack } from '../../engines/take-away'
import { expect, test, waitForReact } from '../test'
import { labels } from './form'

// The rest of these two rows takes long: __tests__/engines.

test.describe('row 42: React throws while it hydrates', () => {
  test.use({ allowedError: /./ })

  test('the page stays, with the typed text', { tag: '@smoke' }, async ({ page }) => {
    await page.route('**/page-data/contact/page-data.json', async (route) => {
      const response = await route.fetch()
      const data = (await response.json()) as { result: object }
      await route.fulfill({ response, json: { ...data, result: { ...data.result, data: {} } } })
    })
    await page.goto('/contact')
    const before = await page.locator('main').innerText()
    await page.evaluate(() =>
      addEventListener('static-page', () => Object.assign(window, { restored: true })),
    )
    await page.getByLabel(labels.name).fill('Ann')
    await page.waitForFunction(() => (window as { restored?: boolean }).restored)
    await expect(page.getByLabel(labels.name)).toHaveValue('Ann')
    expect(await page.locator('main').innerText()).toBe(before)
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  })
})

test('row 43: without methods newer than 2020, a page is hydrated and keeps its text', async ({
  page,
  context,
}) => {
  await takeScriptsBack(context)
  await page.goto('/blog')
  const before = await page.locator('main').innerText()
  await page.keyboard.press('Tab')
  await waitForReact(page)
  expect(await page.locator('main').innerText()).toBe(before)
})

import { lostPages, pages } from './pages'
import { expect, test } from './test'

// How pages look and read is measured by tools/comfort.
test('there are at least 40 pages, home among them', () => {
  expect(pages.length).toBeGreaterThanOrEqual(40)
  expect(pages).toContain('/')
})

for (const path of [...pages, ...lostPages.map((page) => page.path)]) {
  const lost = !pages.includes(path)
  test.describe(path, () => {
    test.use(lost ? { allowedError: /404/ } : {})

    test('answers, has one h1, and nothing goes wrong in the console', async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(lost ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  })
}

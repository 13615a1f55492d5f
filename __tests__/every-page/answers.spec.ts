import { builtPages } from '../../tools/speed/pages'
import { keepRefused } from '../browser/policy'
import { expect, test, waitForReact } from '../browser/test'

// How pages look and read is measured by tools/comfort.

/** Addresses without a page. */
const lostPages = ['/no-such-page', '/blog/no-such-article']

for (const path of [...builtPages(), ...lostPages]) {
  const lost = lostPages.includes(path)
  test.describe(path, () => {
    test.use(lost ? { allowedError: /404/ } : {})

    test('answers, has one h1, and the button for easier reading beside the number', async ({
      page,
    }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(lost ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const bar = page.getByRole('complementary', { name: 'Telephone and hours' })
      const button = bar.getByRole('button', { name: /easier to read/i })
      await expect(button).toBeInViewport()
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      // Beside the number there may be a link to the hours of the page.
      const call = bar.getByRole('link').first()
      await expect(call).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/)
      const digits = (await call.innerText()).replace(/\D/g, '')
      await expect(call).toHaveAttribute('href', `tel:+1${digits}`)
    })

    test('row 23: has nothing that the policy refuses, before and after React, on screen and paper', async ({
      page,
    }) => {
      const refused = await keepRefused(page)
      await page.goto(path)
      await page.keyboard.press('Tab')
      await waitForReact(page)
      await page.emulateMedia({ media: 'print' })
      await page.emulateMedia({ media: 'screen' })
      expect(refused).toEqual([])
    })
  })
}

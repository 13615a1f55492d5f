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

  const scripts = [
    ['an inline script', '<script>window.evil = true</script>', 'script-src-elem'],
    ['an event handler', '<img src="/none.png" onerror="window.evil = true">', 'script-src-attr'],
    ['a script of others', '<script src="https://evil.example/x.js"></script>', 'script-src-elem'],
    ['a script as data', '<script src="data:,window.evil=true"></script>', 'script-src-elem'],
    ['a frame', '<iframe srcdoc="<script>top.evil = true</script>"></iframe>', 'script-src-elem'],
    ['a frame of others', '<iframe src="https://evil.example"></iframe>', 'frame-src'],
    ['a plug-in', '<object data="https://evil.example/x.swf"></object>', 'object-src'],
    ['a picture of others', '<img src="https://evil.example/x.png">', 'img-src'],
    ['a style attribute', '<p style="position: fixed">Pay here</p>', 'style-src-attr'],
    ['another base', '<base href="https://evil.example/">', 'base-uri'],
    [
      'a style sheet of others',
      '<link rel=stylesheet href="https://evil.example/x.css">',
      'style-src-elem',
    ],
  ] as const
  for (const [name, evil, directive] of scripts) {
    test(
      `${name} is blocked`,
      { tag: name === 'an inline script' ? '@smoke' : [] },
      async ({ page }) => {
        const refused = await keepRefused(page)
        await openChanged(page, evil)
        await expect.poll(() => refused).toContain(directive)
        expect(await page.evaluate(() => 'evil' in window)).toBe(false)
      },
    )
  }

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

import { expect, test, waitForReact } from './test'
import { lostPages } from './pages'

test(
  'a page that is reached without a reload has its own head and hours, starts at the top, and is announced',
  { tag: '@smoke' },
  async ({ page, pathPrefix, request }) => {
    const manifest = page.locator('head > link[rel="manifest"]')
    const foot = page.getByRole('contentinfo')
    const [ours, theirs] = [
      'Open 7 days a week, 8 AM–7 PM',
      'Open Mon–Fri 8 AM–8 PM, Sat 9 AM–6 PM',
    ]
    await page.goto('/')
    await expect(manifest).toHaveCount(0)
    await page.keyboard.press('Tab')
    await waitForReact(page)
    // The manifest is linked after the first interaction.
    const answer = await request.get((await manifest.getAttribute('href')) ?? '')
    expect(await answer.json()).toMatchObject({ start_url: `${pathPrefix}/` })
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
      window.scrollTo(0, 600)
    })
    await page.getByRole('link', { name: 'Chicago' }).last().click()
    await expect(page).toHaveURL(/\/chicago$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chicago')
    await expect(page).toHaveTitle(/Chicago.* \| Hearthside$/)
    await expect(page.locator('title')).toHaveCount(1)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveCount(1)
    const address = `https://hearthside.example${pathPrefix}/chicago`
    await expect(canonical).toHaveAttribute('href', address)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address)
    await expect(page.locator('#ld-breadcrumb')).toHaveCount(1)
    await expect(page.locator('#ld-organization')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('#gatsby-announcer')).toContainText('Chicago')
    await expect(foot).toContainText(theirs)
    await expect(foot).not.toContainText(ours)
    // The next Tab starts at the top of the new page, as after a reload.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the main part' })).toBeFocused()

    await page.getByRole('link', { name: 'Hearthside, home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Chicago')
    await expect(foot).toContainText(ours)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)

test(
  'the second click of a double click follows no link of the next page',
  { tag: '@smoke' },
  async ({ page, pathPrefix }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
    await link.scrollIntoViewIfNeeded()
    const box = (await link.boundingBox())!
    const position = [box.x + box.width / 2, box.y + box.height / 2] as const
    await page.mouse.click(...position)
    await expect(page).toHaveURL(/\/pricing$/)
    // Another link is at the same position now.
    await page.evaluate(
      ([left, top, href]) => {
        const other = document.createElement('a')
        Object.assign(other, { href, textContent: 'Terms' })
        const style = { position: 'fixed', left: `${left - 40}px`, top: `${top - 20}px` }
        Object.assign(other.style, { ...style, padding: '20px 40px', zIndex: '99' })
        document.body.append(other)
      },
      [...position, `${pathPrefix}/terms`] as const,
    )
    await page.mouse.move(...position)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(/\/pricing$/)
    await page.mouse.click(...position)
    await expect(page).toHaveURL(/\/terms$/)
  },
)

test('a link prefetches its page on hover, and not before', async ({ page, pathPrefix }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(asked.filter((path) => path.includes('/page-data/'))).toEqual([])
  await link.hover()
  await expect.poll(() => asked).toContain(`${pathPrefix}/page-data/pricing/page-data.json`)
})

test(
  'a link in an article opens its page without a reload, and Back the page before',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/blog/scam-likely-phone-call-protection')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = page.locator('article a[href^="/"]:not([href*="."])').last()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL(/\/blog\/scam-likely/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)

test.describe('row 37: an address that does not exist', () => {
  test.use({ allowedError: /404/ })

  for (const { path, heading, link } of lostPages) {
    test(
      `${path} answers 404 with a message that hydration keeps, a way on, and a log entry`,
      { tag: ['@smoke', '@engines'] },
      async ({ page }) => {
        const logged: string[] = []
        page.on('console', (message) => logged.push(message.text()))
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        expect(logged.some((text) => text.includes(path))).toBe(true)
        await page.keyboard.press('Tab')
        await waitForReact(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await page.getByRole('link', { name: link }).click()
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
      },
    )
  }
})

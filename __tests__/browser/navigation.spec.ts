import type { Page } from '@playwright/test'
import { expect, test, waitForReact } from './test'
import { lostPages } from './pages'

test.describe('a page that is reached without a reload', () => {
  test(
    'has its own title and canonical address, starts at the top, and is announced',
    { tag: '@smoke' },
    async ({ page, pathPrefix }) => {
      await page.goto('/')
      await page.keyboard.press('Tab')
      await waitForReact(page)
      await page.evaluate(() => {
        Object.assign(window, { sameDocument: true })
        window.scrollTo(0, 600)
      })
      await page.getByRole('link', { name: 'Chicago' }).last().click()
      await expect(page).toHaveURL(/\/chicago$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Chicago')

      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
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
      // The next Tab starts at the top of the new page, as after a reload.
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to the main part' })).toBeFocused()
    },
  )
})

test('the bar shows the hours of a city on its page, with a link to their table', async ({
  page,
}) => {
  // On a phone the bar has no hours.
  await page.setViewportSize({ width: 1280, height: 900 })
  const bar = page.getByRole('complementary', { name: 'Telephone and hours' })
  const foot = page.getByRole('contentinfo')
  const [ours, theirs] = ['Open 7 days a week, 8 AM-7 PM', 'Open Mon-Fri 8 AM-8 PM, Sat 9 AM-6 PM']
  await page.goto('/')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Chicago' }).last().click()
  await expect(bar.getByRole('link', { name: /^Open Mon-Fri/ })).toBeVisible()
  for (const part of [bar, foot]) {
    await expect(part).toContainText(theirs)
    await expect(part).not.toContainText(ours)
  }
  await bar.getByRole('link', { name: /^Open Mon-Fri/ }).click()
  await expect(page.getByRole('heading', { name: 'When we help in Chicago' })).toBeInViewport()

  await page.getByRole('link', { name: 'Hearthside, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Chicago')
  // The bar may show by now that the office is open.
  await expect(bar).not.toContainText(theirs)
  await expect(foot).toContainText(ours)
  await expect(foot).not.toContainText(theirs)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('a link that is clicked early, or twice', () => {
  test('while React waits for the data of the current page: the next page opens completely', async ({
    page,
  }) => {
    await page.route('**/page-data/faq/page-data.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue().catch(() => undefined)
    })
    await page.goto('/faq')
    const app = page.waitForResponse(/\/app-[^/]*\.js$/)
    await page.keyboard.press('Shift')
    await app
    await page.waitForTimeout(700)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/pricing|prices|cost/i)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test(
    'twice: the second click follows no link of the next page',
    { tag: '@smoke' },
    async ({ page, pathPrefix, isMobile }) => {
      test.skip(isMobile, 'a finger taps')
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
})

test('an address with an invalid % in its fragment shows its page, and React hydrates it', async ({
  page,
}) => {
  await page.goto('/pricing#save-20%')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a link', () => {
  const requests = (page: Page): string[] => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    return asked
  }

  test('prefetches its page on hover, and not before', async ({ page, pathPrefix, isMobile }) => {
    test.skip(isMobile, 'a finger cannot point')
    await page.goto('/')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.waitForLoadState('networkidle')
    const asked = requests(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(asked.filter((path) => path.includes('/page-data/'))).toEqual([])
    await link.hover()
    await expect.poll(() => asked).toContain(`${pathPrefix}/page-data/pricing/page-data.json`)
  })

  test('in an article opens the page without a reload', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/blog/scam-likely-phone-call-protection')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = page.locator('article a[href^="/"]:not([href*="."])').last()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('to the current page scrolls to its top, and Back opens the previous page', async ({
    page,
  }) => {
    await page.goto('/faq')
    await page.goto('/pricing')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/faq$/)
  })

  test('to the list clears the search', async ({ page, pathPrefix }) => {
    await page.goto('/blog?q=phone')
    await waitForReact(page)
    await expect(page.getByRole('searchbox')).toHaveValue('phone')
    await page.locator(`a[href="${pathPrefix}/blog"]`).last().click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible()
  })
})

test.describe('an address that does not exist', () => {
  test.use({ allowedError: /404/ })

  for (const path of ['/blog%3Fq=scam', '/blog%2Fnope', '/caf%C3%A9%26more']) {
    test(`with encoded characters, ${path}, keeps its text after hydration`, async ({ page }) => {
      await page.goto(path)
      await page.keyboard.press('Tab')
      await waitForReact(page)
      await page.getByRole('button', { name: 'easier to read' }).press('Enter')
      await expect(page.getByRole('region', { name: 'Make it easier to read' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  for (const { path, heading } of lostPages) {
    test(
      `${path} answers 404 with a message, and logs the address`,
      { tag: path.startsWith('/blog/') ? '@smoke' : [] },
      async ({ page }) => {
        const logged: string[] = []
        page.on('console', (message) => logged.push(message.text()))
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        expect(logged.some((text) => text.includes(path))).toBe(true)
        // Hydration must not change the message.
        await page.keyboard.press('Tab')
        await waitForReact(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      },
    )
  }

  test(
    'the general one links to the home page, that of an article to the blog',
    { tag: '@smoke' },
    async ({ page, pathPrefix }) => {
      await page.goto('/no-such-page')
      await expect(page.getByText('404', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(page).toHaveURL(`${pathPrefix}/`)
      await page.goto('/blog/no-such-article')
      await expect(
        page.getByText("The article you're looking for doesn't exist or has been moved."),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Back to Blog' }).click()
      await expect(page).toHaveURL(/\/blog$/)
    },
  )

  test('superfluous slashes redirect to the page; capitals do not', async ({
    request,
    pathPrefix,
  }) => {
    expect((await request.get(`${pathPrefix}/faq/`)).url()).toMatch(/\/faq$/)
    expect((await request.get(`${pathPrefix}/services//device-setup`)).url()).toMatch(
      /\/services\/device-setup$/,
    )
    expect((await request.get(`${pathPrefix}/FAQ`)).status()).toBe(404)
  })
})

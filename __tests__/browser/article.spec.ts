import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForReact } from './test'

const article = '/blog/scam-likely-phone-call-protection'

test(
  'the list of contents leads to each part, and its links are easy to hit',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(article)
    const links = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
    expect(await links.count()).toBeGreaterThanOrEqual(4)
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
    await links.nth(2).click()
    const heading = (await links.nth(2).textContent()) ?? ''
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
  },
)

test('on a phone the contents are folded, and open with a click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [article, '/blog/board-placement-advance-fee-scam']) {
    await page.goto(path)
    const first = page.locator('article h2[id]').first()
    const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first()
    await expect(link).toBeHidden()
    await page.locator('summary', { hasText: 'In this article' }).click()
    await link.click()
    await expect(first).toBeInViewport()
  }
})

test('on a wide screen the contents stay beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 900 })
  await page.goto(article)
  const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first()
  await page.getByRole('heading', { name: 'Key takeaways' }).scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport()
  const text = await page.locator('article h2[id]').first().boundingBox()
  const list = await link.boundingBox()
  expect(list?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
})

test('related articles can be reached', async ({ page }) => {
  await page.goto(article)
  const related = page.getByRole('navigation', { name: 'Related articles' })
  await related.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/board-placement-advance-fee-scam$/)
})

test.describe('an image', () => {
  const image = (page: Page): Locator => page.getByRole('img', { name: /Scam Likely/ })
  const isRendered = (image: Locator): Promise<boolean> =>
    image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0)

  test(
    'loads before it scrolls into view, in its smallest format, and moves no text',
    { tag: '@smoke' },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/pictures/')) asked.push(request.url())
      })
      await page.goto(article, { waitUntil: 'networkidle' })
      // The distance at which an image loads differs by browser and connection.
      await expect(image(page)).toHaveAttribute('loading', 'lazy')
      const before = await image(page).boundingBox()
      expect(before?.height).toBeGreaterThan(100)
      await image(page).scrollIntoViewIfNeeded()
      await expect.poll(() => isRendered(image(page))).toBe(true)
      expect(asked).toHaveLength(1)
      expect(asked[0]).toMatch(/\.avif$/)
      const after = await image(page).boundingBox()
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    },
  )

  test('loads after navigation by a link', async ({ page }) => {
    await page.goto('/blog/board-placement-advance-fee-scam')
    const related = page.getByRole('navigation', { name: 'Related articles' })
    await related.getByRole('link').first().focus()
    await waitForReact(page)
    await related.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${article}$`))
    await image(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isRendered(image(page))).toBe(true)
  })

  test('fits the screen and the paper', async ({ page }) => {
    await page.goto(article)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const screen = await image(page).boundingBox()
    expect((screen?.x ?? 0) + (screen?.width ?? 999)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 720, height: 900 })
    await page.emulateMedia({ media: 'print' })
    const paper = await image(page).boundingBox()
    expect(paper?.height).toBeLessThanOrEqual(4 * 96 + 1)
    expect(paper?.width).toBeLessThanOrEqual(720)
  })
})

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  test.beforeEach(async ({ page }) => {
    await page.goto(article)
    await page.emulateMedia({ media: 'print' })
  })

  test('every answer can be read', { tag: '@smoke' }, async ({ page }) => {
    const answers = page.locator('main .questions details > .answer')
    expect(await answers.count()).toBeGreaterThanOrEqual(4)
    for (const answer of await answers.all()) {
      expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true)
      expect((await answer.boundingBox())?.height).toBeGreaterThan(20)
    }
  })

  test('the text is black on white, 14 pt', async ({ page }) => {
    const style = await page
      .locator('main article p')
      .first()
      .evaluate((element) => {
        const { color, fontSize } = getComputedStyle(element.ownerDocument.body)
        return {
          color,
          fontSize,
          background: getComputedStyle(element.ownerDocument.body).backgroundColor,
        }
      })
    expect(style.color).toBe('rgb(0, 0, 0)')
    expect(style.background).toBe('rgb(255, 255, 255)')
    expect(parseFloat(style.fontSize)).toBeCloseTo((14 * 96) / 72, 1)
  })

  test('there are no buttons, and the phone number is at the foot', async ({ page }) => {
    for (const part of await page.locator('nav, button, .buttons').all()) {
      await expect(part).toBeHidden()
    }
    await expect(page.getByText('All articles', { exact: true })).toBeHidden()
    await expect(page.locator('footer').getByText('(202) 555-0134')).toBeVisible()
  })

  test('links are written out, those to our own pages too', async ({ page, pathPrefix }) => {
    const written = (address: string): Promise<string> =>
      page
        .locator(`main a[href="${address}"]:visible`)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content)
    const outer = await page.locator('main a[href^="https:"]').first().getAttribute('href')
    expect(await written(outer ?? '')).toContain(outer)
    const path = `${pathPrefix}/services/device-setup`
    const shown = (await written(path)).replace(/[" ]/g, '')
    expect(shown).toBe(`(hearthside.example${path})`)
  })
})

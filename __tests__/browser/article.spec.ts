import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test'

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

  test(
    'an article is black on white in 14 pt, with every answer, addresses of links, and no buttons',
    { tag: '@smoke' },
    async ({ page, pathPrefix }) => {
      await page.goto(article)
      await page.emulateMedia({ media: 'print' })
      const answers = page.locator('main .questions details > .answer')
      expect(await answers.count()).toBeGreaterThanOrEqual(4)
      for (const answer of await answers.all()) {
        expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true)
        expect((await answer.boundingBox())?.height).toBeGreaterThan(20)
      }
      const style = await page.evaluate(() => {
        const { color, backgroundColor, fontSize } = getComputedStyle(document.body)
        return { color, backgroundColor, points: (parseFloat(fontSize) * 72) / 96 }
      })
      expect(style).toMatchObject({
        color: 'rgb(0, 0, 0)',
        backgroundColor: 'rgb(255, 255, 255)',
      })
      expect(style.points).toBeCloseTo(14, 1)
      await expect(page.locator('nav, button, .buttons').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByText('All articles', { exact: true })).toBeHidden()
      await expect(page.locator('footer').getByText('(202) 555-0134')).toBeVisible()

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
    },
  )

  test('a label of a form stays with its field', async ({ page }) => {
    await page.goto('/contact')
    await page.emulateMedia({ media: 'print' })
    const labels = page.locator('form').first().locator('label[for]')
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => {
        const field = document.getElementById((label as HTMLLabelElement).htmlFor)!
        let box: Element = label
        while (!box.contains(field)) box = box.parentElement!
        const { display, breakInside } = getComputedStyle(box)
        return `${display} ${breakInside}`
      }),
    )
    // Chrome cuts flex containers in spite of break-inside.
    expect(new Set(boxes)).toEqual(new Set(['block avoid']))
  })
})

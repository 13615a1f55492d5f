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

test('an article shows its text, tags, share button, and official links that announce a new tab', async ({
  page,
}) => {
  await page.goto('/blog/scam-likely-phone-call-protection')
  await expect(page.getByText('50 billion robocalls')).not.toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(3)
  const official = page.getByRole('link', { name: /opens a new tab/ })
  await expect(official).toHaveCount(4)
  const hosts = await official.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).hostname),
  )
  expect(hosts.sort()).toEqual([
    'consumercomplaints.fcc.gov',
    'reportfraud.ftc.gov',
    'www.donotcall.gov',
    'www.ic3.gov',
  ])
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await page.getByRole('link', { name: 'View All Safety Articles' }).click()
  await expect(page).toHaveURL(/\/blog\?category=Scams$/)
})

test('the button Back to top appears after 300 pixels and moves nothing', async ({ page }) => {
  await page.goto('/blog')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  const height = (): Promise<number> => page.evaluate(() => document.body.scrollHeight)
  const before = await height()
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 320))
  await expect(button).toBeVisible()
  expect(await height()).toBe(before)
  await button.click()
  await expect(button).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

import { expect, test } from './test'

const article = '/blog/scam-likely-phone-call-protection'

test('the list of contents leads to each part, and its links are easy to hit', async ({ page }) => {
  await page.goto(article)
  const links = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
  expect(await links.count()).toBeGreaterThanOrEqual(4)
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  }
  await links.nth(2).click()
  const words = (await links.nth(2).textContent()) ?? ''
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeInViewport()
})

test('related articles can be reached', async ({ page }) => {
  await page.goto(article)
  const related = page.getByRole('navigation', { name: 'Related articles' })
  await related.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/board-placement-advance-fee-scam$/)
})

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  test.beforeEach(async ({ page }) => {
    await page.goto(article)
    await page.emulateMedia({ media: 'print' })
  })

  test('every answer can be read', async ({ page }) => {
    const answers = page.locator('main details > .answer')
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
          ground: getComputedStyle(element.ownerDocument.body).backgroundColor,
        }
      })
    expect(style.color).toBe('rgb(0, 0, 0)')
    expect(style.ground).toBe('rgb(255, 255, 255)')
    expect(parseFloat(style.fontSize)).toBeCloseTo((14 * 96) / 72, 1)
  })

  test('nothing is there to press, and the number is at the foot', async ({ page }) => {
    for (const part of await page.locator('nav, button, .buttons').all()) {
      await expect(part).toBeHidden()
    }
    await expect(page.getByText('All articles', { exact: true })).toBeHidden()
    await expect(page.locator('footer').getByText('(904) 555-0134')).toBeVisible()
  })

  test('links are written out, those to our own pages too', async ({ page }) => {
    const written = (address: string): Promise<string> =>
      page
        .locator(`main a[href="${address}"]:visible`)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content)
    const outer = await page.locator('main a[href^="https:"]').first().getAttribute('href')
    expect(await written(outer ?? '')).toContain(outer)
    expect(await written('/services/device-setup')).toContain('porchlight.example')
    expect(await written('/services/device-setup')).toContain('/services/device-setup')
  })
})

import type { Page } from '@playwright/test'
import { countPages } from '../../tools/guides/pdf'
import { pdfLetters, withoutSpaces } from './journeys/pdf-letters'
import {
  builtInterface,
  fridgePages,
  builtPages,
  htmlOf,
  withAllParts,
} from '../../tools/built-site'
import { expect, test } from './test'

const sheets = fridgePages()

/** The size of the type on the sheet, in points. */
async function sizesOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const sizes = (selector: string): Promise<number[]> =>
    page
      .locator('[data-fridge]')
      .locator(selector)
      .evaluateAll((parts) =>
        parts.map((part) => (parseFloat(getComputedStyle(part).fontSize) * 72) / 96),
      )
  const found = {
    title: await sizes('h1'),
    number: await sizes('a[href^="tel:"]'),
    rest: await sizes('li, p:not(:has(> a))'),
  }
  await page.emulateMedia({ media: null })
  return found
}

const samples = withAllParts(sheets)

for (const path of sheets) {
  const tag = samples.includes(path) ? [] : '@every-page'
  test(`${path} prints on one sheet, whole and in very large type`, { tag }, async ({ page }) => {
    await page.goto(path)
    const sheet = page.locator('[data-fridge]')
    const texts = await sheet
      .locator('h1, li, p')
      .evaluateAll((parts) => parts.map(({ textContent }) => textContent ?? ''))
    const words = texts.map(withoutSpaces)
    const numbered = await sheet.locator('ol > li').count()
    for (const format of ['Letter', 'A4']) {
      const file = await page.pdf({ format })
      expect(await countPages(file)).toBe(1)
      const letters = pdfLetters(file)
      expect(words.filter((one) => !letters.includes(one))).toEqual([])
      // Nothing that surrounds it on the screen is printed.
      expect(letters).toHaveLength(words.join('').length + numbered)
    }
    const { title, number, rest } = await sizesOnPaper(page)
    // Without a drawing, the lines are whole sentences.
    const hasDrawing = (await sheet.locator('img').count()) > 0
    expect(Math.min(...rest)).toBeGreaterThanOrEqual(hasDrawing ? 22 : 16.9)
    expect(Math.min(...title)).toBeGreaterThanOrEqual(39.9)
    expect(Math.max(...number)).toBeGreaterThanOrEqual(48)
    expect(Math.max(...number)).toBeGreaterThan(Math.max(...title, ...rest))
    expect(
      await sheet
        .locator('img')
        .evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
    ).toBe(true)
  })
}

test('from a page to its sheet for the fridge, printed with one press, and back', async ({
  page,
}) => {
  // The list of articles links to sheets, too, but they lead back to their own pages.
  const path = builtPages().find((one) => {
    const links = htmlOf(one).matchAll(/ href="([^"]+)"/g)
    const sheet = Array.from(links, ([, to = '']) => to).find((to) => sheets.includes(to))
    const [main = ''] = /<main[^]*<\/main>/.exec(sheet ? htmlOf(sheet) : '') ?? []
    return main.includes(`href="${one}"`)
  })
  test.skip(path === undefined, 'No page of this site has a sheet.')
  const texts = builtInterface(path).fridgePage
  await page.goto(path!)
  await page.getByRole('main').getByRole('link', { name: texts.link }).first().click()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: texts.print }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path!)
})

test('the small sheet beside a text grows with its words, which are as large as running text, and is paper in the dark', async ({
  page,
}) => {
  const path = builtPages().find(
    (one) => htmlOf(one).includes('/fridge/') && /is-this-a-scam\//.test(one),
  )
  test.skip(path === undefined, 'No page of this site ends in a sheet.')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path!)
  const sheet = page.locator('[aria-hidden]:has(> h2):has(> ol)')
  const measure = (): Promise<{ sizes: number[]; overflow: number; light: number }> =>
    sheet.evaluate((element) => ({
      sizes: Array.from(element.querySelectorAll('li'), (line) =>
        parseFloat(getComputedStyle(line).fontSize),
      ),
      overflow: element.scrollHeight - element.clientHeight,
      light: Math.min(
        ...(getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
      ),
    }))
  const normal = await measure()
  expect(Math.min(...normal.sizes)).toBeGreaterThanOrEqual(20)
  expect(normal.overflow).toBeLessThanOrEqual(0)
  expect(normal.light).toBeGreaterThan(200)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect((await measure()).overflow).toBeLessThanOrEqual(0)
})

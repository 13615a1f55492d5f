import { pdfFacts } from '../../tools/guides/pdf'
import { builtPages, htmlOf } from '../../tools/built-site'
import { expect, test } from '../browser/test'

// Chromium makes PDF files alike at any size of its window; once is enough.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000)

/** The whole card, and not the one whose promises are folded. */
const isWhole = (html: string): boolean =>
  / data-section="promises"(?!(?:(?! data-section=).)*<details)/s.test(html)

const languageOf = (html: string): string => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? ''
// The first such page of each language, by the language.
const paths = new Map<string, string>()
for (const path of builtPages()) {
  const html = htmlOf(path)
  if (isWhole(html) && !paths.has(languageOf(html))) paths.set(languageOf(html), path)
}
test.skip(paths.size === 0, 'No page of this site has the card.')

const sheets = ['Letter', 'A4'].flatMap((format) =>
  [...paths.values()].map((path) => ({ path, format })),
)
for (const { path, format } of sheets) {
  test(`the promise card of ${path} fits on the first page, in large type, on ${format}`, async ({
    page,
  }) => {
    await page.goto(path)
    const card = page.locator('[data-section=promises]')
    const whole = pdfFacts(await page.pdf({ format })).pages

    await page.emulateMedia({ media: 'print' })
    const sheet = card.locator('> div > div')
    expect(await sheet.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('page')
    const letters = card.locator('li').first()
    const size = await letters.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual((18 * 96) / 72 - 0.1)

    // Without the page behind it, it is one page.
    await page.addStyleTag({
      content: `
        body footer, body nav,
        main [data-section]:not([data-section=promises]) { display: none !important }
        [data-section=promises] > div > div { break-after: auto !important }`,
    })
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible()
    expect(pdfFacts(await page.pdf({ format })).pages).toBe(1)
    expect(whole).toBeGreaterThan(1)
  })
}

import { pdfFacts } from '../../tools/guides/pdf'
import { builtPages } from '../../tools/built-site'
import { expect, test } from '../browser/test'

// How long our own pages may be, on a phone and on paper.
test.use({ viewport: { width: 390, height: 844 } })

const isArticle = (path: string): boolean => /^(\/[a-z]{2})?\/blog\/(?!all$)[a-z-]+$/.test(path)

for (const path of builtPages()) {
  test(`${path} is not longer than its limit`, async ({ page }) => {
    await page.goto(path)
    if (isArticle(path)) {
      const first = await page.locator('article h2[id]').first().boundingBox()
      expect(first?.y).toBeLessThanOrEqual(1480)
    } else {
      // Who to call is looked up, not read from top to bottom. The line of the footer that says that the site is
      // a sample takes 100 pixels of the others.
      const limit = /who-to-call|a-quien-llamar/.test(path) ? 14_000 : 9700
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(limit)
    }
  })
}

for (const [path, sheets] of [
  ['/pricing', 4],
  // The card to keep is the first sheet alone; what to do if someone used our name needs the third.
  ['/is-this-really-us', 3],
] as const) {
  test(`${path} prints on at most ${sheets} pages`, async ({ page }) => {
    await page.goto(path)
    expect(pdfFacts(await page.pdf({ format: 'Letter' })).pages).toBeLessThanOrEqual(sheets)
  })
}

import { builtInterface, builtPages } from '../../tools/built-site'
import { pdfFacts } from '../../tools/guides/pdf'
import { expect, test } from '../browser/test'
import { languages } from '../built/content'

// How long our own pages may be, on a phone and on paper. Length does not depend on scripts.
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

const isArticle = (path: string): boolean => /^(\/[a-z]{2})?\/blog\/(?!all$)[a-z-]+$/.test(path)

// Who to call is looked up, not read from top to bottom; in Spanish it says in which language each line answers. The
// line of the footer that says that the site is a sample takes 100 pixels of the others.
const limitOf = (path: string): number =>
  path.endsWith('/a-quien-llamar') ? 15_100 : path.endsWith('/who-to-call') ? 14_000 : 9700

const halves = [0, 1].map((half) => builtPages().filter((_, index) => index % 2 === half))
for (const [half, paths] of halves.entries()) {
  test(`no page is longer than its limit, part ${half + 1} of 2`, async ({ page }) => {
    test.setTimeout(300_000)
    const tooLong: string[] = []
    for (const path of paths) {
      await page.goto(path)
      if (isArticle(path)) {
        const first = await page.locator('article h2[id]').first().boundingBox()
        if ((first?.y ?? 0) > 1480) tooLong.push(`${path} begins at ${first?.y} px`)
      } else {
        const height = await page.evaluate(() => document.body.scrollHeight)
        if (height > limitOf(path)) tooLong.push(`${path} is ${height} px long`)
      }
    }
    expect(tooLong).toEqual([])
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

for (const width of [820, 960, 1024, 1280]) {
  test(`at ${width} pixels, the call bar is one row in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { folder } of languages) {
      const home = `/${folder}`
      await page.goto(home)
      const bar = page.getByRole('complementary', { name: builtInterface(home).contact.bar })
      const parts = await bar.locator('a:visible, button:visible, p:visible').all()
      const middles = await Promise.all(
        parts.map(async (part) => {
          const { y, height } = (await part.boundingBox())!
          return y + height / 2
        }),
      )
      expect(middles.length).toBeGreaterThan(3)
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
    }
  })
}

import { builtInterface } from '../../tools/built-site'
import { expect, test } from '../browser/test'
import { languages } from '../built/content'

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

import { builtInterface, onePageOfEachKind } from '../../tools/built-site'
import { nameless, readAloud } from '../browser/journeys/accessibility-tree'
import { cutOff } from '../browser/journeys/cut-off'
import { expect, test } from '../browser/test'

for (const path of onePageOfEachKind()) {
  test(`${path}: controls have names, decorative images have none, headings are in order`, async ({
    page,
  }) => {
    await page.goto(path)
    const spoken = await readAloud(page)
    expect(nameless(spoken)).toEqual([])
    // Only images with a meaning are exposed: those of articles, and the portraits.
    const described = await page.locator('main img[alt]:not([alt=""])').count()
    const images = spoken.filter(({ role }) => /^(image|img|Canvas|SvgRoot)/i.test(role))
    expect(images).toHaveLength(described)
    // Decorative characters are not read.
    const decorative = spoken.filter(
      ({ role, name }) => role === 'StaticText' && /^[·›•✓×|]+$/.test(name),
    )
    expect(decorative).toEqual([])
    const levels = spoken.flatMap(({ level }) => level ?? [])
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1),
    )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} enlarged by the browser: no text is cut off, and no button is without effect`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await page.goto(path)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize))
        .toBe('40px')
      expect(await page.evaluate(cutOff)).toEqual([])
      for (const label of Object.values(builtInterface(path).preferences.button)) {
        await expect(page.getByText(label, { exact: true })).toBeHidden()
      }
    })
  })
}

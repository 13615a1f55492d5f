import { onePageOfEachKind } from '../../tools/speed/pages'
import { nameless, readAloud } from '../browser/journeys/accessibility-tree'
import { cutOff } from '../browser/journeys/cut-off'
import { builtInterface } from '../../tools/built-interface'
import { expect, test } from '../browser/test'

for (const path of onePageOfEachKind()) {
  test(`${path}: everything has a name, drawings are silent, headings are in order`, async ({
    page,
  }) => {
    await page.goto(path)
    const spoken = await readAloud(page)
    expect(nameless(spoken)).toEqual([])
    // Only pictures that say something are met: those of articles, and the portraits.
    const told = await page.locator('main img[alt]:not([alt=""])').count()
    const pictures = spoken.filter(({ role }) => /^(image|img|Canvas|SvgRoot)/i.test(role))
    expect(pictures).toHaveLength(told)
    // Signs that only look nice are not read.
    const signs = spoken.filter(
      ({ role, name }) => role === 'StaticText' && /^[·›•✓×|]+$/.test(name),
    )
    expect(signs).toEqual([])
    const levels = spoken.flatMap(({ level }) => level ?? [])
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1),
    )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} enlarged by the browser: nothing is cut off, and no button does nothing`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await page.goto(path)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize))
        .toBe('40px')
      expect(await page.evaluate(cutOff)).toEqual([])
      for (const label of Object.values(builtInterface().preferences.button)) {
        await expect(page.getByText(label, { exact: true })).toBeHidden()
      }
    })
  })
}

import type { Locator, Page } from '@playwright/test'
import { builtInterface, onePageOfEachKind } from '../../tools/built-site'
import { offences } from '../browser/journeys/axe'
import { expect, test } from '../browser/test'

const contrast = ['color-contrast', 'color-contrast-enhanced']

/** Opens the panel that makes a page easier to read. */
async function openPanel(page: Page, path: string): Promise<Locator> {
  const { preferences } = builtInterface(path)
  const { button } = preferences
  const opener = (name: string): Locator => page.getByRole('button', { name, exact: true })
  await opener(button.brief).or(opener(button.full)).click()
  const panel = page.getByRole('region', { name: preferences.title })
  await expect(panel).toBeVisible()
  return panel
}

// The panel and the menu are the same on every page; how all else is enlarged the comfort rules measure.
for (const path of onePageOfEachKind().slice(0, 3)) {
  const { header, preferences } = builtInterface(path)
  const { choices } = preferences

  test(`${path} with the panel open, in each of its themes, at 200 %`, async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 1000, 'The narrow screen is the harder one.')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const panel = await openPanel(page, path)
    await panel.getByLabel(choices.size.largest).check()
    await panel.getByLabel(choices.theme.light).check()
    expect(await offences(page)).toEqual([])
    for (const theme of [choices.theme.dark, choices.theme.contrast]) {
      await panel.getByLabel(theme).check()
      expect(await offences(page, contrast), theme).toEqual([])
    }
    // More contrast on a dark ground is a theme of its own.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await offences(page, contrast), 'more contrast, dark').toEqual([])
  })

  test(`${path} at 200 %: nothing is cut off at any width, and the menu can be used`, async ({
    page,
  }) => {
    test.skip((page.viewportSize()?.width ?? 0) < 1000, 'It sets its own widths.')
    await page.addInitScript(() => localStorage.setItem('reading', '{"size":"200%"}'))
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await openPanel(page, path)
      expect(await tooWide(page), `${width} pixels`).toEqual([])
      const share = await page
        .getByRole('banner')
        .evaluate((bar) => bar.getBoundingClientRect().height / innerHeight)
      expect(share).toBeLessThanOrEqual(0.25)
      await page.locator('header summary:visible', { hasText: header.menu }).click()
      await expect(page.locator('header nav a:visible').first()).toBeVisible()
    }
  })
}

/** Elements that reach beyond the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
  })
}

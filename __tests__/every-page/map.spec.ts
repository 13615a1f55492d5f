import type { Page } from '@playwright/test'
import { builtPages, htmlOf } from '../../tools/built-site'
import { expect, test } from '../browser/test'

// It sets its own widths.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000)

const [path = ''] = builtPages().filter((one) => htmlOf(one).includes(' data-section="map"'))
test.skip(path === '', 'No page of this site has a map.')

/** Returns the boxes of the drawing and of the links of the map. */
async function boxes(page: Page) {
  const map = page.locator('[data-section=map]')
  await map.scrollIntoViewIfNeeded()
  return map.evaluate((section) => {
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    }
    return {
      drawing: boxOf(section.querySelector('img')!),
      links: Array.from(section.querySelectorAll('ol a'), boxOf),
    }
  })
}

for (const width of [744, 1024, 1440]) {
  test(`at a width of ${width}, the links of the map stand on the drawing, apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const { drawing, links } = await boxes(page)
    expect(links.length).toBeGreaterThan(1)
    for (const [index, link] of links.entries()) {
      expect(link.left).toBeGreaterThanOrEqual(drawing.left)
      expect(link.right).toBeLessThanOrEqual(drawing.right)
      expect(link.top).toBeGreaterThanOrEqual(drawing.top)
      expect(link.bottom).toBeLessThanOrEqual(drawing.bottom)
      for (const other of links.slice(0, index)) {
        const across = Math.max(link.left - other.right, other.left - link.right)
        const down = Math.max(link.top - other.bottom, other.top - link.bottom)
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(8)
      }
    }
  })
}

test('on a phone, the links of the map stand below the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  const { drawing, links } = await boxes(page)
  for (const { top } of links) expect(top).toBeGreaterThanOrEqual(drawing.bottom)
})

test('on paper, the list of the map stays without the drawing', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const map = page.locator('[data-section=map]')
  await expect(map.locator('img')).toBeHidden()
  await expect(map.getByRole('listitem')).not.toHaveCount(0)
  const position = await map
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link).position)
  expect(position).toBe('static')
})

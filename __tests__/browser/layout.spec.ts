import type { Locator, Page } from '@playwright/test'
import { builtInterface, builtPages, htmlOf, onePageOfEachKind } from '../../tools/built-site'
import { readAloud } from './journeys/accessibility-tree'
import { offences } from './journeys/axe'
import { languages } from '../built/content'
import { expect, test } from './test'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  // The first of them have the most kinds of parts.
  for (const path of onePageOfEachKind().slice(0, 3)) {
    test(`${path}: screen readers meet no decorative image or character`, async ({ page }) => {
      await page.goto(path)
      const spoken = await readAloud(page)
      // Only images with a meaning are exposed: those of articles, and the portraits.
      const described = await page.locator('main img[alt]:not([alt=""])').count()
      const images = spoken.filter(({ role }) => /^(image|img|Canvas|SvgRoot)/i.test(role))
      expect(images).toHaveLength(described)
      const decorative = spoken.filter(
        ({ role, name }) => role === 'StaticText' && /^[·›•✓×|]+$/.test(name),
      )
      expect(decorative).toEqual([])
    })
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('text has the size that is set in the browser, and the panel has no button', async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await page.goto('/')
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
      await expect(page.locator('body')).toHaveCSS('font-size', '40px')
      for (const label of Object.values(builtInterface('/').preferences.button)) {
        await expect(page.getByText(label, { exact: true })).toBeHidden()
      }
    })
  })
})

// The panel is the same on every page.
const { preferences } = builtInterface('/')

/** Opens the panel that makes a page easier to read. */
async function openPanel(page: Page): Promise<Locator> {
  const { button } = preferences
  const opener = (name: string): Locator => page.getByRole('button', { name, exact: true })
  await opener(button.brief).or(opener(button.full)).click()
  const panel = page.getByRole('region', { name: preferences.title })
  await expect(panel).toBeVisible()
  return panel
}

test('the panel has no accessibility violations in any color scheme, at 200 %', async ({
  page,
}) => {
  const contrast = ['color-contrast', 'color-contrast-enhanced']
  const { choices } = preferences
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const panel = await openPanel(page)
  await panel.getByLabel(choices.size.largest).check()
  await panel.getByLabel(choices.theme.light).check()
  expect(await offences(page)).toEqual([])
  for (const theme of [choices.theme.dark, choices.theme.contrast]) {
    await panel.getByLabel(theme).check()
    expect(await offences(page, contrast), theme).toEqual([])
  }
  // More contrast on a dark ground is a scheme of its own.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await offences(page, contrast), 'more contrast, dark').toEqual([])
})

for (const { folder } of languages) {
  test(`the call bar of /${folder} is one row on tablets and computers`, async ({ page }) => {
    await page.goto(`/${folder}`)
    const { contact } = builtInterface(`/${folder}`)
    const bar = page.getByRole('complementary', { name: contact.bar })
    for (const width of [820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const middles = await bar
        .locator('a:visible, button:visible, p:visible')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { top, bottom } = part.getBoundingClientRect()
            return (top + bottom) / 2
          }),
        )
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
    }
  })
}

test('a long name and a menu with many entries leave what a link jumps to uncovered', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').evaluate((bar) => {
    bar.querySelector('a > span')!.textContent = 'Centro Comunitario San Bernardo de Laredo'
    const list = bar.querySelector('nav > ul')!
    while (list.children.length < 10) list.append(list.lastElementChild!.cloneNode(true))
  })
  for (const width of [320, 560, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const covered = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getBoundingClientRect().height)
    const { scrollPaddingTop } = await page
      .locator('html')
      .evaluate((html) => ({ scrollPaddingTop: getComputedStyle(html).scrollPaddingTop }))
    expect(covered).toBeLessThan(parseFloat(scrollPaddingTop))
  }
})

test.describe('the map', () => {
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

  test('has its links on the drawing, apart; below it on a phone; and without it on paper', async ({
    page,
  }) => {
    for (const width of [744, 1024, 1440]) {
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
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const { drawing, links } = await boxes(page)
    for (const { top } of links) expect(top).toBeGreaterThanOrEqual(drawing.bottom)

    await page.emulateMedia({ media: 'print' })
    const map = page.locator('[data-section=map]')
    await expect(map.locator('img')).toBeHidden()
    await expect(map.getByRole('listitem')).not.toHaveCount(0)
    await expect(map.getByRole('link').first()).toHaveCSS('position', 'static')
  })
})

test('on paper all text is dark, also where the screen is dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of onePageOfEachKind()) {
    await page.goto(path)
    const pale = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.getClientRects().length > 0 &&
            Array.from(element.childNodes).some(
              (node) => node.nodeName === '#text' && node.nodeValue?.trim(),
            ),
        )
        .filter((element) => {
          const [red = 0, green = 0, blue = 0] = (
            getComputedStyle(element).color.match(/[\d.]+/g) ?? []
          ).map(Number)
          return 0.3 * red + 0.59 * green + 0.11 * blue > 140
        })
        .map(({ textContent }) => textContent),
    )
    expect(pale, path).toEqual([])
  }
})

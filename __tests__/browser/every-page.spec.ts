import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page } from '@playwright/test'
import { lostPages, pages } from './pages'
import { expect, test } from './test'

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
}

/** Runs axe with the stricter rules switched on; gives one line for each violation. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      rules: {
        'target-size': { enabled: true },
        'color-contrast-enhanced': { enabled: true },
        'identical-links-same-purpose': { enabled: true },
      },
    }),
  )
  return (result as AxeResult).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  )
}

test.use({ allowedError: /404/ })

for (const path of [...pages, ...lostPages.map((page) => page.path)]) {
  test.describe(path, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing wrong (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        expect(await violations(page)).toEqual([])
      })
    }

    test('has one h1 and skips no heading level', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const levels = await page
        .locator('main :is(h1, h2, h3, h4, h5, h6)')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
      })
    })

    test('never scrolls sideways, also at 320 pixels with text at 200 %', async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await overflow(page)).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 740 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await overflow(page)).toEqual([])
    })

    test('body text is at least 20 pixels, nothing is below 16', async ({ page }) => {
      await page.goto(path)
      const small = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement
          if (!parent || !walker.currentNode.textContent?.trim()) continue
          if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(parent.tagName)) continue
          if (parseFloat(getComputedStyle(parent).fontSize) < 16) found.push(parent.outerHTML)
        }
        return found
      })
      expect(small).toEqual([])
      const body = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
      expect(body).toBeGreaterThanOrEqual(20)
    })
  })
}

/** The elements that make the page wider than the screen; empty where it fits. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${clientWidth}px: ${element.outerHTML.slice(0, 120)}`)
      .slice(0, 5)
  })
}

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
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      resultTypes: ['violations'],
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

test('there are at least 40 pages, home among them', () => {
  expect(pages.length).toBeGreaterThanOrEqual(40)
  expect(pages).toContain('/')
})

for (const path of [...pages, ...lostPages.map((page) => page.path)]) {
  const lost = !pages.includes(path)
  test.describe(path, () => {
    test.use(lost ? { allowedError: /404/ } : {})

    test('answers, has one h1, and axe finds nothing wrong, light or dark', async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(lost ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.evaluate(axeSource)
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page)).toEqual([])
    })

    test('can be read: no level skipped, text large, never a scroll to the side', async ({
      page,
    }) => {
      await page.goto(path)
      expect(await skippedLevels(page)).toEqual([])
      expect(await smallTexts(page)).toEqual([])
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await overflow(page)).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 740 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await overflow(page)).toEqual([])
    })
  })
}

/** Headings that stand more than one level below the heading before them. */
function skippedLevels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
    const level = (element: Element | undefined): number => Number(element?.tagName.slice(1) ?? 0)
    return headings
      .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
      .map((heading) => heading.outerHTML)
  })
}

/** Texts below 16 pixels, and the body where it is below 20. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = size(document.body) < 20 ? ['body'] : []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent || !walker.currentNode.textContent?.trim()) continue
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(parent.tagName)) continue
      if (size(parent) < 16) found.push(parent.outerHTML)
    }
    return found
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

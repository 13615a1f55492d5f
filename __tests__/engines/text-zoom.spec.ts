import type { Page } from '@playwright/test'
import { onePageOfEachKind } from '../browser/pages'
import { expect, test } from '../browser/test'

/** Doubles every size of text and nothing else, as "Zoom text only" of a browser does. */
const zoomText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = Array.from(document.querySelectorAll<HTMLElement>('body, body *'))
    const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize))
    all.forEach((element, index) => (element.style.fontSize = `${2 * (sizes[index] ?? 0)}px`))
  })

/** Returns words that are broken over two lines. */
const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((within) => {
    const broken: string[] = []
    const range = document.createRange()
    for (const element of Array.from(document.querySelectorAll(within))) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  }, selector)

test('at 320 px with text zoomed to 200 %, no word of a button is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of onePageOfEachKind) {
    await page.goto(path)
    await zoomText(page)
    const buttons = 'main a[class]:not(li a):not(p a), main button[type=submit]'
    expect(await brokenWords(page, buttons), path).toEqual([])
  }
})

test('the length of a session stays on one line beside its price', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/pricing')
    const prices = page.locator('main p:has(> strong)')
    expect(await prices.count()).toBeGreaterThan(0)
    expect(await brokenWords(page, 'main p:has(> strong)'), `${width} px`).toEqual([])
  }
})

import type { Browser, Page } from '@playwright/test'
import { browse, slowdown } from './browse'
import { onePageOfEachKind } from './pages'
import { writeResult } from './write-result'
import { median } from './median'
import { tasksWhile } from './main-thread'
import { table, type Row } from './table'
import { waitForReact } from './wait-for-react'

const runs = 3
/** Time in milliseconds after which React has hydrated the page. */
const hydrationTime = 2500

interface Feel {
  /** Longest task of hydration in ms. */
  longest: number
  /** Sum of all tasks of hydration in ms. */
  busy: number
  /** Time from the click on a link to the frame that shows the next page, in ms. */
  next: number
}

/**
 * Prints how long hydration blocks the main thread, and how soon the next page appears after a
 * click, in Chromium at a quarter of this computer's speed.
 */
async function feel(): Promise<void> {
  const { rows, version } = await browse(async (browser, baseURL) => {
    const found: Row[] = []
    for (const path of onePageOfEachKind()) {
      const all: Feel[] = []
      for (let run = 0; run < runs; run += 1) all.push(await measure(browser, baseURL, path))
      found.push({
        page: path,
        'longest task, ms': median(all.map(({ longest }) => longest)),
        'busy in all, ms': median(all.map(({ busy }) => busy)),
        'next page shown, ms': median(all.map(({ next }) => next)),
      })
    }
    return { rows: found, version: browser.version() }
  })
  console.log(`${table(rows)}\n\nMedian of ${runs}, processor slowed down ${slowdown} times.`)
  writeResult('feel', rows, version)
}

async function measure(browser: Browser, baseURL: string, path: string): Promise<Feel> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(path, { waitUntil: 'networkidle' })
  // A page in the background, or not painted yet, gets no key events.
  await page.bringToFront()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const tasks = await tasksWhile(page, async () => {
    await page.keyboard.press('Shift')
    // Polling the page for React would block it too.
    await page.waitForTimeout(hydrationTime)
  })
  await waitForReact(page)
  const next = await timeToNextPage(page)
  await context.close()
  return {
    longest: Math.max(0, ...tasks),
    busy: tasks.reduce((sum, task) => sum + task, 0),
    next,
  }
}

/** Points at a link, waits for the prefetch, clicks it, and waits for the next heading. */
async function timeToNextPage(page: Page): Promise<number> {
  const here = new URL(page.url()).pathname
  const link = page.locator(`footer a[href^="/"]:not([href="${here}"])`).last()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')
        addEventListener(
          'click',
          () => {
            const pressed = performance.now()
            new MutationObserver((_, observer) => {
              if (document.querySelector('h1') === before) return
              observer.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
            }).observe(document.body, { childList: true, subtree: true })
          },
          { capture: true, once: true },
        )
      }),
  )
  await link.click()
  return time
}

void feel()

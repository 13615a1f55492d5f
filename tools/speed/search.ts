import type { Browser, Page } from '@playwright/test'
import { packArticles, packTexts } from '../../src/search/packed-index'
import { checkContentDir } from '../../src/gatsby/read-content'
import { contentDir } from '../../src/gatsby/settings'
import { browse, slowdown } from './browse'
import { writeResult } from './write-result'
import { tasksWhile } from './main-thread'
import { manyArticles, manySentences, searches } from './many-articles'
import { median, quantile } from './median'
import { table, type Row } from './table'

const count = 10_000
const runs = 3
/** Sentences of each article: as many in all as 1,000 articles as long as ours have. */
const sentences = 24

/**
 * Prints how long typing blocks the main thread and how soon results appear, among 10,000 articles
 * in Chromium at a quarter of this computer's speed. Chromium throttles the page only: its worker
 * runs at full speed.
 */
async function main(): Promise<void> {
  const { records } = checkContentDir(contentDir())
  const synonyms = records.of('searchSynonyms')[0]?.data
  const articles = manyArticles(count)
  const index = JSON.stringify(packArticles(articles, synonyms))
  const texts = packTexts(articles, manySentences(records, count, sentences), synonyms)
  const { rows, version } = await browse(async (browser, baseURL) => {
    const found: Row[] = []
    for (const [ending, body] of [
      ['', undefined],
      [', beside texts', JSON.stringify(texts)],
    ] as const) {
      const page = await browser.newPage({ baseURL })
      await page.route('**/article-index.json', (route) =>
        route.fulfill({ contentType: 'application/json', body: index }),
      )
      await page.route('**/article-texts.json', (route) =>
        body ? route.fulfill({ contentType: 'application/json', body }) : route.abort(),
      )
      await page.goto('/blog')
      await slowDown(page)
      await search(page, 'warm')
      await search(page, 'bank')
      // The texts are loaded once articles are listed that only they have.
      if (body) await page.getByRole('heading', { level: 2, name: 'mentioned' }).waitFor()
      for (const [name, list] of Object.entries(searches))
        found.push(await measure(page, name + ending, list))
      await page.close()
    }
    found.push({
      searches: 'a bare page with one field, for comparison',
      'answer, median, ms': '',
      'answer, 95 of 100 within, ms': '',
      'longest task at a keystroke, ms': await bareField(browser),
    })
    return { rows: found, version: browser.version() }
  })
  console.log(
    `${table(rows)}\n\n${count} articles; the page, not its worker, slowed down ${slowdown} times.`,
  )
  writeResult('search', rows, version)
}

async function measure(page: Page, name: string, list: readonly string[]): Promise<Row> {
  const answers: number[] = []
  const longest: number[] = []
  for (const text of Array.from({ length: runs }, () => list).flat()) {
    answers.push(await search(page, text))
    longest.push(await longestAtKeystroke(page))
  }
  return {
    searches: name,
    'answer, median, ms': median(answers),
    'answer, 95 of 100 within, ms': quantile(answers, 0.95),
    'longest task at a keystroke, ms': median(longest),
  }
}

/** Returns the longest task in ms while a letter is typed into the focused field and deleted. */
async function longestAtKeystroke(page: Page): Promise<number> {
  const tasks = await tasksWhile(page, async () => {
    for (const key of ['x', 'Backspace']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(400)
    }
  })
  return Math.max(0, ...tasks)
}

/** Returns the longest task in ms in a plain field, for comparison. */
async function bareField(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  await page.setContent(`<input autofocus>${'<p>Some words on a page.</p>'.repeat(60)}`)
  await slowDown(page)
  const longest: number[] = []
  for (let run = 0; run < 12; run += 1) longest.push(await longestAtKeystroke(page))
  return median(longest)
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Fills the empty field and waits for the matching line of results; returns the time. */
async function search(page: Page, text: string): Promise<number> {
  const field = page.getByRole('searchbox')
  await field.fill('')
  await page.waitForTimeout(700)
  const time = page.evaluate(
    (asked) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'input',
          () => {
            const begun = performance.now()
            new MutationObserver((_, observer) => {
              // Reads only the results: reading the text of the whole page would take time itself.
              const results = document.querySelector('[role="group"][aria-label="Articles"]')
              if (!results?.textContent?.includes(`for “${asked}”`)) return
              observer.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
            }).observe(document.body, { childList: true, subtree: true, characterData: true })
          },
          { capture: true, once: true },
        )
      }),
    text,
  )
  await field.fill(text)
  return time
}

void main()

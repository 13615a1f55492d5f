import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { errorsOf, startReact, waitFor, type Browser } from './browser'
import type { Received } from '../form-collector'
import { builtPages, htmlOf } from '../built-site'

const sizes = [
  [390, 844],
  [1280, 900],
] as const

/**
 * Opens a page at the width of a phone and of a desktop, and then starts React. Returns what's wrong:
 * sideways scroll, distorted images, text or telephone links that React has removed, script errors.
 */
export async function sweepPage(browser: Browser, url: string): Promise<string[]> {
  const faults: string[] = []
  for (const [width, height] of sizes) {
    await browser.resize(width, height)
    if (width === sizes[0][0]) await browser.open(url)
    await waitFor(browser, `“the viewport is ${width} px wide”`, (w) => innerWidth === w, width)
    await waitFor(browser, '“all images are loaded”', () => {
      for (const image of Array.from(document.images)) image.loading = 'eager'
      return Array.from(document.images).every(({ complete }) => complete)
    })
    const found = await browser.evaluate(findLayoutFaults)
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  const before = await browser.evaluate(countContent)
  await startReact(browser)
  const after = await browser.evaluate(countContent)
  // React replaces the opening hours by a shorter text, depending on the time of day.
  if (before.words === 0 || after.words < 0.95 * before.words) {
    faults.push(`${before.words} words before React, ${after.words} with it`)
  }
  if (after.numbers < before.numbers) {
    faults.push(`${before.numbers} telephone links before React, ${after.numbers} with it`)
  }
  faults.push(...(await browser.evaluate(findLayoutFaults)).map((fault) => `with React: ${fault}`))
  return [...faults, ...(await errorsOf(browser))]
}

/** Runs in the page: counts visible words and telephone links. */
function countContent(): { words: number; numbers: number } {
  return {
    words: document.body.innerText.split(/\s+/).filter(Boolean).length,
    numbers: Array.from(document.querySelectorAll('a[href^="tel:"]')).filter(
      (link) =>
        link.getClientRects().length > 0 &&
        // Links in closed details have rectangles in new engines; old ones lack the method.
        (!('checkVisibility' in link) || link.checkVisibility()),
    ).length,
  }
}

/** Runs in the page: describes sideways scroll and distorted images. */
function findLayoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  for (const image of Array.from(document.images)) {
    const { naturalWidth, naturalHeight, clientWidth: width, clientHeight: height } = image
    const wanted = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const ratios = [naturalWidth / naturalHeight]
    if (width > 0 && getComputedStyle(image).objectFit === 'fill') ratios.push(width / height)
    // Without the attributes or the file, a ratio is not a number.
    if (!ratios.every((ratio) => Math.abs(ratio / wanted - 1) < 0.02)) {
      faults.push(`${image.currentSrc} has the proportions ${ratios.join(' and ')}, not ${wanted}`)
    }
  }
  return faults
}

/** File of the form collector. It is not that of other tests, which may run at the same time. */
export const collectorFile = '.tmp/engines/form-collector.jsonl'

type Journey = (browser: Browser, site: string) => Promise<void>

const menu = (place: number): string =>
  `header > div > nav li:nth-child(${place} of :has(summary)) > details`
const form = 'main form[data-reads-query][method=post]'
const submit = `${form} [type=submit]`
const field = (name: string): string => `${form} [name="${name}"]`
/** Panel that replaces a form once it is sent. It has no links to fields with mistakes. */
const thanks = 'main [role=group]:not(:has(a[href^="#request-"]))'

const waitForShown = (browser: Browser, selector: string, isShown = true): Promise<void> =>
  waitFor(
    browser,
    `“${selector} is ${isShown ? 'visible' : 'hidden'}”`,
    (one, expected) =>
      Array.from(document.querySelectorAll(one)).some((found) => found.checkVisibility()) ===
      expected,
    selector,
    isShown,
  )

const waitForHidden = (browser: Browser, selector: string): Promise<void> =>
  waitForShown(browser, selector, false)

const waitForFocus = (browser: Browser, selector: string): Promise<void> =>
  waitForShown(browser, `:is(${selector}):focus`)

async function openWithReact(browser: Browser, url: string): Promise<void> {
  await browser.open(url)
  await startReact(browser)
}

/** Returns what the form collector has accepted, and how often the page has sent a form. */
async function sent(browser: Browser): Promise<{ accepted: unknown[]; requests: number }> {
  const lines = readFileSync(collectorFile, 'utf8').split('\n').filter(Boolean)
  const requests = await browser.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/consultation'))
        .length,
  )
  return { accepted: lines.map((line) => (JSON.parse(line) as Received).body), requests }
}

async function openForm(browser: Browser, site: string): Promise<void> {
  const path = builtPages().find((one) => htmlOf(one).includes('id="request-name"'))
  if (!path) throw new Error('No page has the consultation form.')
  await openWithReact(browser, site + path)
}

/** Answers every question of the form, and returns the answers. */
async function fillIn(browser: Browser, name: string): Promise<Record<string, string>> {
  const typed = { name, phone: '(555) 010-0177 x9', email: 'a@example.com', issue: 'It beeps.' }
  for (const [one, text] of Object.entries(typed)) await browser.type(field(one), text)
  const chosen = await browser.evaluate((selector) => {
    const lists = Array.from(document.querySelectorAll<HTMLSelectElement>(`${selector} select`))
    for (const list of lists) {
      list.selectedIndex = 1
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return lists.map((list) => [list.name, list.value] as const)
  }, form)
  return { ...typed, ...Object.fromEntries(chosen) }
}

const menusByKeyboard: Journey = async (browser, site) => {
  const summary = `${menu(1)} > summary`
  await openWithReact(browser, site)
  await browser.evaluate((one) => document.querySelector<HTMLElement>(one)?.focus(), summary)
  await browser.press('Enter')
  await waitForShown(browser, `${menu(1)} a`)
  await browser.press('Tab')
  await waitForFocus(browser, `${menu(1)} a`)
  await browser.press('Escape')
  await waitForHidden(browser, `${menu(1)} a`)
  await waitForFocus(browser, summary)
}

const formAccepted: Journey = async (browser, site) => {
  const earlier = (await sent(browser)).accepted.length
  await openForm(browser, site)
  const answers = await fillIn(browser, 'José Accepted')
  await browser.click(submit)
  await waitForFocus(browser, thanks)
  const { accepted, requests } = await sent(browser)
  assert.deepEqual([accepted.length - earlier, requests], [1, 1])
  const last = accepted.pop()
  assert.deepEqual(last, Object.assign({}, last, answers))
}

const search: Journey = async (browser, site) => {
  await openWithReact(browser, `${site}/blog`)
  const { href, word } = await browser.evaluate(() => {
    const link = document.querySelector('main h3 a[href*="/blog/"]')
    const words = link?.textContent?.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)
    return { href: link?.getAttribute('href'), word: words?.[0] ?? '' }
  })
  await browser.type('#article-search', word)
  await waitFor(
    browser,
    `“the status tells the results for ${word}”`,
    (text) =>
      Array.from(document.querySelectorAll('main [role=status]')).some((status) =>
        new RegExp(`\\d.*“${text}”`).test(status.textContent ?? ''),
      ),
    word,
  )
  await waitForShown(browser, `main h3 a[href="${href}"]`)
}

/** What visitors do, by the description that is printed. Each journey throws if something fails. */
export const journeys: Readonly<Record<string, Journey>> = {
  'menus open by keyboard, and Esc closes them': menusByKeyboard,
  'a form is sent once, with all answers': formAccepted,
  'the search finds an article': search,
}

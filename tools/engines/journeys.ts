import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Received } from '../form-collector'
import { builtCollectorPort, collectorFile } from '../ports'
import { builtPages, htmlOf } from '../speed/pages'
import { startReact, waitFor, type Browser } from './browser'

type Journey = (browser: Browser, site: string) => Promise<void>

const menu = (place: number): string =>
  `header > div > nav li:nth-child(${place} of :has(summary)) > details`
const form = 'main form[data-reads-query][method=post]'
const submit = `${form} [type=submit]`
const field = (name: string): string => `${form} [name="${name}"]`
/** Panel that replaces a form once it is sent. It has no links to fields with mistakes. */
const thanks = 'main [role=group]:not(:has(a[href^="#request-"]))'
const panel = '#reading-panel'
const panelButton = 'aside button[aria-expanded]'

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

function assertIncludes(actual: unknown, expected: Record<string, string>): void {
  assert.deepEqual(actual, Object.assign({}, actual, expected))
}

async function openWithReact(browser: Browser, url: string): Promise<void> {
  await browser.open(url)
  await startReact(browser)
}

/** Sets how the form collector answers from now on; `tools/collector/answers.ts` lists the answers. */
async function setAnswer(answer: string): Promise<void> {
  const url = `http://localhost:${builtCollectorPort()}/answers`
  await fetch(url, { method: 'PUT', body: answer })
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

/** Runs in the page: returns the value of each field. */
function readForm(selector: string): Record<string, unknown> {
  return Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>(selector)!))
}

const menusByMouse: Journey = async (browser, site) => {
  await openWithReact(browser, site)
  await browser.click(`${menu(1)} > summary`)
  await waitForShown(browser, `${menu(1)} a`)
  await browser.click(`${menu(2)} > summary`)
  await waitForShown(browser, `${menu(2)} a`)
  await waitForHidden(browser, `${menu(1)} a`)
  await browser.click('h1')
  await waitForHidden(browser, `${menu(2)} a`)
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

const formWithMistakes: Journey = async (browser, site) => {
  await openForm(browser, site)
  await browser.click(submit)
  await waitForFocus(browser, 'main [role=group]:has(a[href="#request-phone"])')
  await waitForShown(browser, `${field('name')}[aria-invalid=true]`)
  assert.equal((await sent(browser)).requests, 0)
}

const formAccepted: Journey = async (browser, site) => {
  const earlier = (await sent(browser)).accepted.length
  await openForm(browser, site)
  const answers = await fillIn(browser, 'José Accepted')
  await browser.click(submit)
  await waitForFocus(browser, thanks)
  const { accepted, requests } = await sent(browser)
  assert.deepEqual([accepted.length - earlier, requests], [1, 1])
  assertIncludes(accepted.pop(), answers)
}

const formRefused: Journey = async (browser, site) => {
  const earlier = (await sent(browser)).accepted.length
  await openForm(browser, site)
  const answers = await fillIn(browser, 'Refused')
  await setAnswer('500')
  await browser.click(submit)
  await waitForShown(browser, `${form} [role=alert]:not(:empty)`).finally(() => setAnswer('ok'))
  await waitForShown(browser, `${submit}[aria-disabled=false]`)
  assertIncludes(await browser.evaluate(readForm, form), answers)
  assert.equal((await sent(browser)).requests, 1)
  // For a second, the form takes another press for a double click.
  await wait(1500)
  await browser.click(submit)
  await waitForFocus(browser, thanks)
  assert.equal((await sent(browser)).accepted.length, earlier + 1)
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

const darkTheme: Journey = async (browser, site) => {
  const waitForDark = (): Promise<void> =>
    waitFor(browser, '“the background is dark”', () => {
      const { backgroundColor } = getComputedStyle(document.body)
      return (backgroundColor.match(/\d+/g) ?? []).every((channel) => Number(channel) < 64)
    })
  await browser.open(site)
  await browser.click(panelButton)
  await waitForShown(browser, panel)
  await browser.click(`${panel} label:nth-child(3) input[name="reading-theme"]`)
  await waitForDark()
  await browser.open(site)
  await waitForDark()
  await browser.evaluate(() => localStorage.clear())
}

const unknownPage: Journey = async (browser, site) => {
  await browser.open(site)
  const home = await browser.evaluate(() => document.title)
  await browser.open(`${site}/no-such-page`)
  assert.equal((await fetch(`${site}/no-such-page`)).status, 404)
  await startReact(browser)
  await waitForShown(browser, 'main h1')
  await browser.evaluate(() => history.back())
  await waitFor(browser, `“${home} is the title”`, (title) => document.title === title, home)
}

/** What visitors do, by the description that is printed. Each journey throws if something fails. */
export const journeys: Readonly<Record<string, Journey>> = {
  'menus open by mouse, one at a time': menusByMouse,
  'menus open by keyboard, and Esc closes them': menusByKeyboard,
  'a form with missing answers focuses the summary': formWithMistakes,
  'a form is sent once, with all answers': formAccepted,
  'after an answer of 500 the form keeps its answers and can be sent again': formRefused,
  'the search finds an article': search,
  'the dark theme is remembered': darkTheme,
  'an unknown page has a 404 page, and Back leaves it': unknownPage,
}

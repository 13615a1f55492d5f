import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Browser, Page } from 'puppeteer-core'
import { startFormCollector } from '../form-collector'
import { collectorFile, collectorPort, sitePort } from '../ports'
import { startStaticServer } from '../static-server'

const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const site = `http://localhost:${sitePort}`
const button = 'main form[data-reads-query] [type=submit]'
const soon = { timeout: 20_000 }

/** What the journey found, or why there was none. */
export interface Journey {
  /** The browser with its version; empty where none is installed. */
  browser: string
  /** Each step, with what went wrong in it. */
  steps: { name: string; fault?: string }[]
}

/**
 * Walks through the form and the search in Firefox, where one is installed. Playwright drives only a
 * Firefox of its own, so this goes by WebDriver BiDi.
 */
export async function firefoxJourney(): Promise<Journey> {
  const executablePath = places.find((path) => path && existsSync(path))
  if (!executablePath) return { browser: '', steps: [] }
  const { launch } = await import('puppeteer-core')
  const start = (prefs: Record<string, unknown>): Promise<Browser> =>
    launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: prefs })

  const servers = await startServers()
  const steps: Journey['steps'] = []
  const step = async (name: string, work: Promise<void>): Promise<void> => {
    const fault = await work.then(() => undefined, String)
    console.log(`  ${fault ? '✘' : '✓'} ${name}${fault ? `: ${fault}` : ''}`)
    steps.push(fault ? { name, fault } : { name })
  }
  const firefox = await start({})
  const plain = await start({ 'javascript.enabled': false })
  try {
    const page = await firefox.newPage()
    await step('an empty form gets the summary, focused', mistakes(page))
    await step('an answer of 500 is the error state, and every word is kept', refused(page))
    await step('a request that is taken gets the thanks', taken(page))
    await step('the search finds an article', search(page))
    await step('without JavaScript the browser posts the form', posted(await plain.newPage()))
    return { browser: (await firefox.version()).replace('firefox/', 'Firefox '), steps }
  } finally {
    await Promise.all([firefox.close(), plain.close()])
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}

/** Starts what is not running yet. */
async function startServers(): Promise<Server[]> {
  const running = await fetch(site).then(
    () => true,
    () => false,
  )
  if (running) return []
  return [
    await startStaticServer(sitePort, 'public'),
    await startFormCollector(collectorPort, collectorFile),
  ]
}

async function mistakes(page: Page): Promise<void> {
  await page.goto(`${site}/contact`)
  await page.click(button)
  await page.waitForSelector('[aria-labelledby=problems-title]:focus', soon)
  await page.waitForSelector('#request-name[aria-invalid=true]', soon)
}

async function refused(page: Page): Promise<void> {
  await page.type('#request-name', 'Fiona Fox')
  await page.type('#request-phone', '904 555 0177')
  await page.setExtraHTTPHeaders({ 'Collector-Answer': '500' })
  await page.click(button)
  await says(page, '[role=alert]', 'Please try calling us directly')
  const kept = await page.$eval('#request-name', (field) => (field as HTMLInputElement).value)
  if (kept !== 'Fiona Fox') throw new Error(`The name is "${kept}" now.`)
}

async function taken(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({})
  await page.goto(`${site}/contact`)
  await page.type('#request-name', 'Fiona Fox')
  await page.type('#request-phone', '904 555 0177')
  await page.click(button)
  await says(page, '[role=status]', 'Thank you for contacting us!')
}

async function search(page: Page): Promise<void> {
  await page.goto(`${site}/blog`)
  await page.type('#article-search', 'board')
  await says(page, 'main', 'Found 1 article for “board”')
}

async function posted(page: Page): Promise<void> {
  await page.goto(`${site}/contact`)
  await page.type('#request-name', 'Felix Fox')
  await page.type('#request-phone', '904 555 0177')
  await Promise.all([page.waitForNavigation(soon), page.keyboard.press('Enter')])
  const title = await page.title()
  if (!title.startsWith('Thank you')) throw new Error(`The page is "${title}".`)
}

async function says(page: Page, selector: string, words: string): Promise<void> {
  await page.waitForFunction(
    (where, what) => document.querySelector(where)?.textContent?.includes(what) ?? false,
    soon,
    selector,
    words,
  )
}

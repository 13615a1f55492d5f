import { load, recordErrors, type Browser, type Key } from './browser'

/** The part of Puppeteer that is used here. Version 5 and today's version share it. */
interface Puppeteer {
  launch(options: object): Promise<{
    newPage(): Promise<Page>
    version(): Promise<string>
    close(): Promise<void>
  }>
}

interface Page extends Pick<Browser, 'evaluate' | 'click' | 'type'> {
  goto(url: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  evaluateOnNewDocument(fn: () => void): Promise<unknown>
  keyboard: { press(key: Key): Promise<void> }
}

/**
 * Starts a headless browser by the Puppeteer that is installed in a folder: Firefox over WebDriver
 * BiDi, or Chromium.
 */
export async function startPuppeteer(folder: string, options: object): Promise<Browser> {
  const puppeteer = load<Puppeteer>(folder, 'puppeteer-core')
  const browser = await puppeteer.launch({ headless: true, ...options })
  console.log(await browser.version())
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recordErrors)
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (fn, ...args) => page.evaluate(fn, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}

import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Path of the browser to measure with: CHROMIUM_PATH, an installed Chromium, Chrome or Edge, or the
 * one that Playwright has downloaded.
 *
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is "${chosen}", and there is no such file.`)
  }
  const found = [...installed, chromium.executablePath()].find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one, set CHROMIUM_PATH to where it is, or run ' +
      '"npx playwright-core install chromium".',
  )
}

/** Starts the browser that pages are measured in. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  })
}

/**
 * Creates a context with reduced motion that submits nothing: requests that could change something on
 * a server are blocked.
 */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 740 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await context.route('**/*', (route) =>
    /^(GET|HEAD)$/.test(route.request().method()) ? route.fallback() : route.abort(),
  )
  // Compilers that keep the names of functions wrap them in a helper that pages do not have.
  await context.addInitScript('globalThis.__name ??= (value) => value')
  return context
}

import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { findChromium } from './find-chromium'

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

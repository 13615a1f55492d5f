import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { chromiumPath } from '../chromium-path.cjs'

/** Starts the browser that pages are measured in. */
export function startBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  })
}

/**
 * A visitor with reduced motion who sends nothing: every request that could change something
 * on the server is refused.
 */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    viewport: { width: 1280, height: 740 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await visitor.route('**/*', (route) =>
    /^(GET|HEAD)$/.test(route.request().method()) ? route.fallback() : route.abort(),
  )
  // Compilers that keep the names of functions wrap them in a helper that the page does not have.
  await visitor.addInitScript('globalThis.__name ??= (value) => value')
  return visitor
}

import { chromium, type Browser } from '@playwright/test'
import { builtPathPrefix } from '../built-path-prefix'
import { chromiumPath } from '../chromium-path.cjs'
import { sitePort } from '../ports'
import { startStaticServer } from '../static-server'

/** Factor by which the visitor's computer is slower than this one. */
export const slowdown = 4

/** Flags that stop background work of a measured Chromium. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Serves the built site and starts a browser while a task runs, and stops both after it.
 *
 * @param task gets the browser, and the site's origin without a slash at the end
 */
export async function browse<Result>(
  task: (browser: Browser, origin: string) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const server = await startStaticServer(sitePort, 'public')
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...quietFlags, ...flags],
  })
  try {
    return await task(browser, `http://localhost:${sitePort}${builtPathPrefix()}`)
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

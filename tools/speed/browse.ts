import { chromium, type Browser } from '@playwright/test'
import { builtPathPrefix } from '../built-path-prefix'
import { chromiumPath } from '../chromium-path.cjs'
import { sitePort } from '../ports'
import { startStaticServer } from '../static-server'

/** Flags under which a measured Chromium stays quiet. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Serves the built site and starts a browser for the time of one task, and ends both after it.
 *
 * @param task is given the browser, and the site's address without a slash at its end
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

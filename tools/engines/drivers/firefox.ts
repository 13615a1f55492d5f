import { existsSync } from 'node:fs'
import type { DrivenBrowser } from './driven-browser'
import { drivePuppeteer, loadPuppeteer } from './puppeteer'

/**
 * Returns the path of Firefox: FIREFOX_PATH, or the system's; undefined where none is installed.
 */
export function firefoxPath(): string | undefined {
  const paths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
  return paths.find((path) => path && existsSync(path))
}

/**
 * Starts Firefox headless, over WebDriver BiDi.
 *
 * @param settings preferences of `about:config`
 */
export async function startFirefox(settings: Record<string, unknown> = {}): Promise<DrivenBrowser> {
  const executablePath = firefoxPath()
  if (!executablePath) throw new Error('There is no Firefox.')
  const { launch } = await loadPuppeteer()
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: settings,
  })
  const version = (await browser.version()).replace('firefox/', 'Firefox ')
  return drivePuppeteer(browser, {
    version,
    clickOption: 'count',
    emulates: false,
  })
}

import { existsSync } from 'node:fs'
import type { DrivenBrowser } from './driven-browser'
import { drivePuppeteer, loadPuppeteer } from './puppeteer'

/** Where Firefox is: FIREFOX_PATH, or the system's; undefined where there is none. */
export function firefoxPath(): string | undefined {
  const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
  return places.find((place) => place && existsSync(place))
}

/**
 * Starts Firefox without a window, by WebDriver BiDi.
 *
 * @param settings settings of `about:config`
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

import { chromiumPath } from '../../chromium-path.cjs'
import type { DrivenBrowser } from './driven-browser'
import { drivePuppeteer, loadPuppeteer } from './puppeteer'

/** Starts the installed Chromium headless. */
export async function startChromium(): Promise<DrivenBrowser> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium.')
  const { launch } = await loadPuppeteer()
  const browser = await launch({ executablePath, headless: true, args: ['--no-sandbox'] })
  const version = (await browser.version()).replace(/^\D+/, 'Chromium ')
  return drivePuppeteer(browser, {
    version,
    clickOption: 'count',
    emulates: true,
  })
}

import { allChecks } from '../engines/all-checks'
import { runCheck, type Check } from '../engines/check'
import { allAnswers, field, formPath, received } from '../engines/consultation'
import { firefoxPath, startFirefox } from '../engines/drivers/firefox'
import { expectSame, Page } from '../engines/page'
import { serveSite, siteAddress } from '../engines/site'

/** Result of the journey, or the reason why there was none. */
export interface Journey {
  /** Browser with its version; empty where none is installed. */
  browser: string
  /** Each step, with its failure if there was one. */
  steps: { name: string; fault?: string }[]
}

/** Checks of tools/engines that stand for the matrix here; `npm run test:firefox` runs them all. */
const chosen = [/^form: /, /^search finds/, /^row 2: 500/]

/**
 * Runs the form and the search in Firefox, where it is installed. Playwright supports only its own
 * build of Firefox, so this uses WebDriver BiDi.
 */
export async function firefoxJourney(): Promise<Journey> {
  if (!firefoxPath()) return { browser: '', steps: [] }
  const stopServers = await serveSite()
  try {
    const checks = allChecks().filter(({ name }) => chosen.some((one) => one.test(name)))
    const { browser, steps } = await walk(checks, {})
    const plain = await walk([nativePost], { 'javascript.enabled': false })
    return { browser, steps: [...steps, ...plain.steps] }
  } finally {
    stopServers()
  }
}

async function walk(checks: readonly Check[], settings: Record<string, unknown>): Promise<Journey> {
  const firefox = await startFirefox(settings)
  const steps: Journey['steps'] = []
  try {
    const page = new Page(firefox, siteAddress)
    for (const check of checks) {
      const { name, passed, detail } = await runCheck(check, page)
      console.log(`  ${passed ? '✓' : '✘'} ${name}${detail ? `: ${detail}` : ''}`)
      steps.push(passed ? { name } : { name, fault: detail ?? 'failed' })
    }
    return { browser: firefox.version, steps }
  } finally {
    await firefox.close()
  }
}

/**
 * Sends the form without scripts; there are no page tools either, so it uses the keyboard alone.
 */
const nativePost: Check = {
  name: 'without JavaScript the browser posts the form',
  group: 'fault',
  run: async (page) => {
    const { name = '' } = allAnswers()
    await page.open(formPath())
    await page.browser.evaluate(`document.querySelector('${field('name')}').focus()`)
    await page.browser.type(name)
    await page.browser.press('Tab')
    await page.browser.type('555 010 0177')
    await page.browser.press('Enter')
    // The form collector answers with a page.
    await page.waitFor('it is received', () => document.title.startsWith('Thank you'), [])
    expectSame('Requests kept', received(name).length, 1)
  },
}

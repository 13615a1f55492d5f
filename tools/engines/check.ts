import { collectorPort } from '../ports'
import type { Page } from './page'
import type { CheckResult } from './results'

/** Something a visitor does, or a fault, with what must happen. */
export interface Check {
  name: string
  group: 'journey' | 'fault'
  /** @throws what went wrong, or `Skip` */
  run: (page: Page) => Promise<void>
  /** JavaScript that runs in every document before its own scripts. */
  script?: string
}

/** Thrown by a check that cannot be made in an engine. The message says why. */
export class Skip extends Error {}

/** Where the form collector takes orders. */
const orders = `http://localhost:${collectorPort}/answers`

/** Lets the form collector give this answer from now on; `tools/collector/answers.ts` lists them. */
export async function orderAnswer(answer: string): Promise<void> {
  await fetch(orders, { method: 'PUT', body: answer })
}

/** Runs a check on a page of its own. A message of the engine that it did not expect fails it, too. */
export async function runCheck(check: Check, page: Page): Promise<CheckResult> {
  const { name, group } = check
  await fetch(orders, { method: 'DELETE' })
  page.allowed = []
  try {
    await page.browser.resize(1280, 900)
    await page.begin(check.script)
    page.browser.takeMessages()
    await check.run(page)
    const unexpected = unexpectedMessages(page)
    if (unexpected.length > 0) throw new Error(unexpected.join('; '))
    return { name, group, passed: true }
  } catch (error) {
    const detail = (error as Error).message
    if (error instanceof Skip) return { name, group, passed: false, skipped: true, detail }
    return { name, group, passed: false, detail: [detail, ...unexpectedMessages(page)].join('; ') }
  } finally {
    await page.browser.evaluate('window.localStorage && localStorage.clear()').catch(() => null)
  }
}

/** The messages since the last call, each once, without those that are allowed. */
export function unexpectedMessages(page: Page): string[] {
  const lines = page.browser
    .takeMessages()
    .filter(({ text }) => !page.allowed.some((pattern) => pattern.test(text)))
    .map(({ kind, text }) => `${kind === 'page' ? 'page error' : 'console error'} “${text}”`)
  return [...new Set(lines)]
}

import { builtCollectorPort } from '../ports'
import type { Page } from './page'
import type { CheckResult } from './results'

/** A journey of a visitor, or a fault, with the expected result. */
export interface Check {
  name: string
  group: 'journey' | 'fault'
  /** @throws Error that describes the failure, or `Skip` */
  run: (page: Page) => Promise<void>
  /** JavaScript that runs in every document before its own scripts. */
  script?: string
}

/** Thrown by a check that is impossible in an engine. Its message gives the reason. */
export class Skip extends Error {}

/** Address at which the form collector is told how to answer. */
const answersAddress = (): string => `http://localhost:${builtCollectorPort()}/answers`

/** Sets the answer of the form collector from now on; `tools/collector/answers.ts` lists them. */
export async function setAnswer(answer: string): Promise<void> {
  await fetch(answersAddress(), { method: 'PUT', body: answer })
}

/** Runs a check on a new page. It also fails on any console message that it does not allow. */
export async function runCheck(check: Check, page: Page): Promise<CheckResult> {
  const { name, group } = check
  await fetch(answersAddress(), { method: 'DELETE' })
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

/** Returns the messages since the last call, each once, without the allowed ones. */
export function unexpectedMessages(page: Page): string[] {
  const lines = page.browser
    .takeMessages()
    .filter(({ text }) => !page.allowed.some((pattern) => pattern.test(text)))
    .map(({ kind, text }) => `${kind === 'page' ? 'page error' : 'console error'} “${text}”`)
  return [...new Set(lines)]
}

import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Selects one of the keys that the checks press. */
export type Key = 'Enter' | 'Escape' | 'Shift' | 'Tab'

/** Browser with one page. It is driven by Puppeteer or by Selenium. */
export interface Browser {
  /** Opens an address, waits for its `load` event and records errors from then on. */
  open(url: string): Promise<unknown>
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>
  /**
   * Calls a function in the page. Its arguments and result must be JSON, and it must not contain
   * functions with a name: tsx compiles them to calls of a helper that the page doesn't have.
   */
  evaluate: <Args extends unknown[], Value>(
    fn: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Value>
  click(selector: string): Promise<void>
  /** Focuses a field and types into it. */
  type(selector: string, text: string): Promise<void>
  press(key: Key): Promise<void>
  close(): Promise<unknown>
}

/** State that `recordErrors` keeps in the page. */
interface Recorded {
  errors: string[]
  isReady: boolean
}

/** Loads a package that is installed in a folder, not in the project. Types aren't installed either. */
export function load<Package>(folder: string, name: string): Package {
  return createRequire(resolve(folder, 'package.json'))(name) as Package
}

/** Runs in the page: records script errors and blocked requests, and when React is ready. */
export function recordErrors(): void {
  const recorded: Recorded = { errors: [], isReady: false }
  Object.assign(window, { recorded })
  addEventListener('error', ({ message }) => recorded.errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => recorded.errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    recorded.errors.push(`${violatedDirective} blocks ${blockedURI}`),
  )
  addEventListener('react-ready', () => (recorded.isReady = true))
}

/** Returns the errors of the open page. */
export function errorsOf(browser: Browser): Promise<string[]> {
  return browser.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.errors)
}

/**
 * Waits until a function in the page returns true.
 *
 * @throws after ten seconds, with the description of what didn't happen
 */
export async function waitFor<Args extends unknown[]>(
  browser: Browser,
  description: string,
  fn: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const end = Date.now() + 10_000
  // While another page loads, nothing can be evaluated.
  while (!(await browser.evaluate(fn, ...args).catch(() => false))) {
    if (Date.now() > end) throw new Error(`After 10 seconds, ${description} is still false`)
    await wait(30)
  }
}

/** Loads React, as the first key or touch of a visitor does, and waits until the page is hydrated. */
export async function startReact(browser: Browser): Promise<void> {
  await browser.press('Shift')
  await waitFor(browser, '“React has taken over the page”', () => {
    const { isReady, errors } = (window as unknown as { recorded: Recorded }).recorded
    const last = Array.from(document.querySelectorAll('footer *')).pop() ?? {}
    const isHydrated = isReady && Object.keys(last).some((key) => key.startsWith('__react'))
    return isHydrated || errors.length > 0
  })
}

import { setTimeout as wait } from 'node:timers/promises'
import type { DrivenBrowser } from './drivers/driven-browser'
import type { PageTools, Target } from './page-tools'
import { callSource, initScript } from './recorder'

/** Reference to an element: a selector, or a selector with the text of the element. */
export type Locator = string | Target

const target = (locator: Locator): Target =>
  typeof locator === 'string' ? { selector: locator } : locator
const describe = (locator: Locator): string => {
  const { selector, text } = target(locator)
  return text ? `${selector} with “${text}”` : selector
}

/** One page of the site in a driven browser. */
export class Page {
  /** Messages of the engine that a check provokes on purpose. */
  allowed: RegExp[] = []

  private lastClick = { x: 0, y: 0, time: 0 }

  constructor(
    readonly browser: DrivenBrowser,
    /** Origin at which the site is served, without a slash at the end. */
    readonly site: string,
  ) {}

  /** Opens an empty page, with an additional init script where given. */
  async begin(script = ''): Promise<void> {
    await this.browser.newPage(`${initScript}\n${script}`)
  }

  /** Opens a path of the site. */
  open(path: string): Promise<void> {
    return this.browser.open(this.site + path)
  }

  /** Calls a function in the page. It gets `PageTools`, then the arguments, which must be JSON. */
  async evaluate<Args extends unknown[], Value>(
    fn: (tools: PageTools, ...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return (await this.browser.evaluate(callSource(fn, args))) as Value
  }

  /**
   * Waits until a function in the page returns true.
   *
   * @param description name of the condition, for the message
   * @param seconds largest time to wait
   * @throws Error after that time
   */
  async waitFor<Args extends unknown[]>(
    description: string,
    fn: (tools: PageTools, ...args: Args) => boolean,
    args: Args,
    seconds = 10,
  ): Promise<void> {
    const end = Date.now() + seconds * 1000
    for (;;) {
      // Between two documents nothing can be evaluated.
      const isTrue = await this.evaluate(fn, ...args).catch(() => false)
      if (isTrue) return
      if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${description}`)
      await wait(30)
    }
  }

  /** Presses a key, which loads React, and waits until it has hydrated the page. */
  async startReact(): Promise<void> {
    await this.browser.press('Shift')
    await this.waitForReact()
  }

  async waitForReact(): Promise<void> {
    const isDecided = (tools: PageTools): boolean => tools.hasFailed() || tools.isHydrated()
    await this.waitFor('React takes over the page', isDecided, [], 20)
    const isThere = await this.evaluate(({ isHydrated }) => isHydrated())
    if (!isThere) throw new Error('React does not take over the page, because of an error')
  }

  /** Scrolls an element into view and clicks its middle with the mouse. */
  async click(locator: Locator, times = 1): Promise<void> {
    await this.waitForShown(locator)
    const { x, y } = await this.evaluate((tools, { selector, text }) => {
      const element = tools.find({ selector, text })[0]
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      if (top < bar || bottom > innerHeight) {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior })
      }
      const box = element?.getBoundingClientRect() ?? new DOMRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, target(locator))
    await this.waitForSingleClick(x, y)
    await this.browser.clickAt(x, y, times)
  }

  /** Waits: two clicks at one point within half a second would be a double click. */
  private async waitForSingleClick(x: number, y: number): Promise<void> {
    const { lastClick: last } = this
    const rest = 600 - (Date.now() - last.time)
    if (rest > 0 && Math.hypot(x - last.x, y - last.y) < 10) await wait(rest)
    this.lastClick = { x, y, time: Date.now() }
  }

  /** Clicks a field and types into it. */
  async type(locator: Locator, text: string): Promise<void> {
    await this.click(locator)
    await this.browser.type(text)
  }

  /** Focuses an element by script. */
  async focus(locator: Locator): Promise<void> {
    await this.waitForShown(locator)
    await this.evaluate((tools, one) => tools.find(one)[0]?.focus(), target(locator))
  }

  /** Sets the value of a field without typing, as pasting does. */
  async fill(selector: string, value: string): Promise<void> {
    await this.evaluate(
      (_, where, text) => {
        const field = document.querySelector(where) as HTMLInputElement
        const owner = Object.getPrototypeOf(field) as HTMLInputElement
        // React observes the property of the element itself.
        Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text)
        for (const name of ['input', 'change']) {
          field.dispatchEvent(new Event(name, { bubbles: true }))
        }
      },
      selector,
      value,
    )
  }

  waitForShown(locator: Locator, seconds = 10): Promise<void> {
    const seen = (tools: PageTools, one: Target): boolean => tools.find(one).length > 0
    return this.waitFor(`${describe(locator)} is shown`, seen, [target(locator)], seconds)
  }

  waitForHidden(locator: Locator): Promise<void> {
    const gone = (tools: PageTools, one: Target): boolean => tools.find(one).length === 0
    return this.waitFor(`${describe(locator)} is hidden`, gone, [target(locator)])
  }

  waitForFocus(locator: Locator): Promise<void> {
    const focused = (tools: PageTools, one: Target): boolean =>
      tools.find(one).some((element) => element.matches(':focus'))
    return this.waitFor(`${describe(locator)} has the focus`, focused, [target(locator)])
  }

  /** Waits until the address has this path and query. */
  waitForAddress(address: string): Promise<void> {
    const isThere = (_: PageTools, expected: string): boolean =>
      location.pathname + location.search === expected
    return this.waitFor(`the address is ${address}`, isThere, [address])
  }

  /** Returns the value of a field. */
  value(selector: string): Promise<string> {
    return this.evaluate(
      (_, where) => (document.querySelector(where) as HTMLInputElement).value,
      selector,
    )
  }
}

/** Fails a check unless both values are the same JSON. */
export function expectSame(description: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== should) throw new Error(`${description}: ${is} instead of ${should}`)
}

/** Fails a check unless a condition is true. */
export function expectTrue(description: string, condition: boolean): void {
  if (!condition) throw new Error(description)
}

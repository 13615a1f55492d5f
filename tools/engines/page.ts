import { setTimeout as wait } from 'node:timers/promises'
import type { DrivenBrowser } from './drivers/driven-browser'
import type { PageTools, Target } from './page-tools'
import { callSource, initScript } from './recorder'

/** A place in the page: a selector, or a selector with words of the element. */
export type Place = string | Target

const target = (place: Place): Target => (typeof place === 'string' ? { selector: place } : place)
const words = (place: Place): string => {
  const { selector, text } = target(place)
  return text ? `${selector} with “${text}”` : selector
}

/** One page of the site in a driven browser. */
export class Page {
  /** Messages of the engine that belong to what a check provokes. */
  allowed: RegExp[] = []

  private lastClick = { x: 0, y: 0, time: 0 }

  constructor(
    readonly browser: DrivenBrowser,
    /** Where the site is served, without a slash at the end. */
    readonly site: string,
  ) {}

  /** Begins anew, with more JavaScript before the scripts of each document where given. */
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
   * Waits until a function in the page is true.
   *
   * @param what what is waited for, for the message
   * @param seconds how long at the most
   * @throws when the time is over
   */
  async waitFor<Args extends unknown[]>(
    what: string,
    fn: (tools: PageTools, ...args: Args) => boolean,
    args: Args,
    seconds = 10,
  ): Promise<void> {
    const end = Date.now() + seconds * 1000
    for (;;) {
      // While a document goes and the next comes there is nobody to ask.
      const isTrue = await this.evaluate(fn, ...args).catch(() => false)
      if (isTrue) return
      if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
      await wait(30)
    }
  }

  /** Presses a key, which makes the page load React, and waits until React has taken over. */
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
  async click(place: Place, times = 1): Promise<void> {
    await this.waitForShown(place)
    const { x, y } = await this.evaluate((tools, { selector, text }) => {
      const element = tools.find({ selector, text })[0]
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      if (top < bar || bottom > innerHeight) {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior })
      }
      const box = element?.getBoundingClientRect() ?? new DOMRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, target(place))
    await this.waitForSingleClick(x, y)
    await this.browser.clickAt(x, y, times)
  }

  /** Two clicks on one spot within half a second would be a double click. */
  private async waitForSingleClick(x: number, y: number): Promise<void> {
    const { lastClick: last } = this
    const rest = 600 - (Date.now() - last.time)
    if (rest > 0 && Math.hypot(x - last.x, y - last.y) < 10) await wait(rest)
    this.lastClick = { x, y, time: Date.now() }
  }

  /** Clicks a field and types into it. */
  async type(place: Place, text: string): Promise<void> {
    await this.click(place)
    await this.browser.type(text)
  }

  /** Gives the focus to an element by script. */
  async focus(place: Place): Promise<void> {
    await this.waitForShown(place)
    await this.evaluate((tools, one) => tools.find(one)[0]?.focus(), target(place))
  }

  /** Sets the value of a field at once, as if it were pasted or chosen. */
  async fill(selector: string, value: string): Promise<void> {
    await this.evaluate(
      (_, where, text) => {
        const field = document.querySelector(where) as HTMLInputElement
        const owner = Object.getPrototypeOf(field) as HTMLInputElement
        // React watches the property of the element itself.
        Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text)
        for (const name of ['input', 'change']) {
          field.dispatchEvent(new Event(name, { bubbles: true }))
        }
      },
      selector,
      value,
    )
  }

  waitForShown(place: Place, seconds = 10): Promise<void> {
    const seen = (tools: PageTools, one: Target): boolean => tools.find(one).length > 0
    return this.waitFor(`${words(place)} is shown`, seen, [target(place)], seconds)
  }

  waitForHidden(place: Place): Promise<void> {
    const gone = (tools: PageTools, one: Target): boolean => tools.find(one).length === 0
    return this.waitFor(`${words(place)} is hidden`, gone, [target(place)])
  }

  waitForFocus(place: Place): Promise<void> {
    const focused = (tools: PageTools, one: Target): boolean =>
      tools.find(one).some((element) => element.matches(':focus'))
    return this.waitFor(`${words(place)} has the focus`, focused, [target(place)])
  }

  /** Waits until the path and the query of the address are these. */
  waitForAddress(address: string): Promise<void> {
    const isThere = (_: PageTools, wanted: string): boolean =>
      location.pathname + location.search === wanted
    return this.waitFor(`the address is ${address}`, isThere, [address])
  }

  /** The value of a field. */
  value(selector: string): Promise<string> {
    return this.evaluate(
      (_, where) => (document.querySelector(where) as HTMLInputElement).value,
      selector,
    )
  }
}

/** Fails a check unless both values are the same JSON. */
export function expectSame(what: string, found: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`)
}

/** Fails a check unless something holds. */
export function expectTrue(what: string, holds: boolean): void {
  if (!holds) throw new Error(what)
}

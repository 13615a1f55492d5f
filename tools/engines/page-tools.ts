import type { Recorded } from './recorder'

/** Functions for code that runs in a page, which gets them as its first argument. */
export interface PageTools {
  /** Returns whether an element is rendered and not hidden. */
  isShown: (element: Element) => boolean
  /** Returns the visible elements that match a selector and, where given, contain a text. */
  find: (target: Target) => HTMLElement[]
  /** Returns the number of visible letters. */
  countLetters: () => number
  /** Returns whether React has hydrated the page to its last element. */
  isHydrated: () => boolean
  /** Returns whether an error happened at least a second ago: the page had time to recover. */
  hasFailed: () => boolean
}

/** Reference to elements of a page. */
export interface Target {
  selector: string
  /** Text that the element contains. */
  text?: string
}

function install(): void {
  const isShown = (element: Element): boolean => {
    if (element.getClientRects().length === 0) return false
    if (getComputedStyle(element).visibility !== 'visible') return false
    // Content of closed details has rectangles in new engines; old ones lack the method.
    return !('checkVisibility' in element) || element.checkVisibility()
  }
  const find = ({ selector, text }: Target): HTMLElement[] =>
    Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (element) => isShown(element) && (element.textContent ?? '').includes(text ?? ''),
    )
  const countLetters = (): number => document.body.innerText.replace(/\s/g, '').length
  const isHydrated = (): boolean => {
    const last = Array.from(document.querySelectorAll('footer *')).pop()
    const { reactReady } = window as unknown as Recorded
    return reactReady === true && Object.keys(last ?? {}).some((key) => /^__react/.test(key))
  }
  const hasFailed = (): boolean => {
    const { failedAt } = window as unknown as Recorded
    return failedAt !== undefined && Date.now() - failedAt > 1000
  }
  const tools: PageTools = { isShown, find, countLetters, isHydrated, hasFailed }
  Object.assign(window, { engineTools: tools })
}

/** Source of the tools; as an init script it makes `window.engineTools`. */
export const pageTools = install.toString()

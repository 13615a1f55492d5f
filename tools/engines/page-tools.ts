import type { Recorded } from './recorder'

/** What the functions that run in a page can use: their first argument. */
export interface PageTools {
  /** Whether an element is rendered and not hidden. */
  isShown: (element: Element) => boolean
  /** The elements shown that match a selector and, where given, hold the words. */
  find: (target: Target) => HTMLElement[]
  /** How many letters are shown. */
  countLetters: () => number
  /** Whether React has taken over the page to its last element. */
  isHydrated: () => boolean
  /** Whether an error came a second ago or earlier: the page had time to put itself right. */
  hasFailed: () => boolean
}

/** Names elements of a page. */
export interface Target {
  selector: string
  /** Words that its text holds. */
  text?: string
}

function install(): void {
  const isShown = (element: Element): boolean => {
    if (element.getClientRects().length === 0) return false
    if (getComputedStyle(element).visibility !== 'visible') return false
    // The content of closed details still has rectangles in new engines; old ones lack the method.
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

/** The source of the tools; as an init script it puts them into `window.engineTools`. */
export const pageTools = install.toString()

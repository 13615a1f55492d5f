import type { JourneyRule, Violation } from '../rule'

/** A focused element and its violations. */
interface Stop {
  /** Index in the list of expected stops; -1 for other elements, such as a new button. */
  index: number
  violations: Violation[]
}

/** Tab reaches every control and never stays on one, and the focus is visible at every stop. */
export const keyboard: JourneyRule = {
  kind: 'journey',
  name: 'keyboard',
  summary: 'You can use every part without a mouse, and always see where you are',
  requirement: 'every stop reached, with a visible mark, 0 hidden behind a bar',
  evidence: 'WCAG 2.2, 2.1.1 Keyboard, 2.1.2 No Keyboard Trap (A), 2.4.7, 2.4.11 Focus (AA)',
  selector: 'body',
  run: async (page) => {
    const count = await page.evaluate(recordStops)
    // Forwards on a phone, backwards on a desktop, where elements come out from under a sticky bar.
    const key = (page.viewportSize()?.width ?? 0) < 768 ? 'Tab' : 'Shift+Tab'
    // Some more than there are stops, because a site may add controls late.
    for (let press = 0; press < count + 12; press += 1) await page.keyboard.press(key)
    const stops = await page.evaluate(readStops)
    const reached = new Set(stops.map(({ index }) => index).filter((index) => index >= 0))
    const violations = stops.flatMap((stop) => stop.violations)
    const missed = [...Array(count).keys()].filter((index) => !reached.has(index))
    violations.push(...(await page.evaluate(describeMissed, missed)))
    return { count: reached.size, violations }
  },
}

/**
 * Runs in the page: lists the expected stops and their style without the focus. From then on each stop
 * is checked when the next key is pressed, because by then the page has stopped scrolling.
 */
function recordStops(): number {
  const { targets, violation } = window.comfortAudit
  const radios = new Set<string>()
  const stops = targets().filter(({ element }) => {
    if (element.tabIndex < 0 || (element as HTMLInputElement).disabled) return false
    const { type, name } = element as HTMLInputElement
    if (type !== 'radio') return true
    if (radios.has(name)) return false
    radios.add(name)
    return true
  })
  const elements: Element[] = stops.map(({ element }) => element)
  const styleOf = (element: Element): string => {
    const { boxShadow, backgroundColor, borderColor } = getComputedStyle(element)
    return [boxShadow, backgroundColor, borderColor].join()
  }
  const styles = elements.map(styleOf)
  const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0

  const marked = (element: Element, index: number): boolean => {
    const after = getComputedStyle(element, '::after')
    if (outlined(getComputedStyle(element)) || (after.content !== 'none' && outlined(after))) {
      return true
    }
    return index < 0 || styleOf(element) !== styles[index]
  }
  const floats = (one: Element | null, element: Element): boolean => {
    for (let part = one; part; part = part.parentElement) {
      const over = /sticky|fixed/.test(getComputedStyle(part).position)
      if (over && !part.contains(element)) return true
    }
    return false
  }
  const check = (element: Element, index: number): Violation[] => {
    const missing = marked(element, index)
      ? []
      : [violation(element, 'the focus is not visible', 1)]
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const points = [left + 4, (left + right) / 2, right - 4]
      .flatMap((x) => [top + 4, (top + bottom) / 2, bottom - 4].map((y) => ({ x, y })))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    const covered = points.filter(({ x, y }) => {
      const hit = document.elementFromPoint(x, y)
      return hit && !element.contains(hit) && floats(hit, element)
    })
    if (points.length === 0) return [...missing, violation(element, 'off the screen', 2)]
    // An element as tall as the window cannot be shown as a whole.
    if (covered.length === 0 || height > innerHeight / 2) return missing
    return [...missing, violation(element, 'hidden behind a bar', covered.length)]
  }
  const checked: Stop[] = []
  const checkFocused = (): void => {
    const element = document.activeElement
    if (!element || element === document.body) return
    const index = elements.indexOf(element)
    checked.push({ index, violations: check(element, index) })
  }
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') checkFocused()
    },
    { capture: true },
  )
  Object.assign(window, { comfortAuditStops: elements, comfortAuditChecked: checked })
  return stops.length
}

/** Runs in the page: returns the stops that were checked. */
function readStops(): Stop[] {
  return (window as unknown as { comfortAuditChecked: Stop[] }).comfortAuditChecked
}

/** Runs in the page: describes visible elements that were not reached. */
function describeMissed(missed: number[]): Violation[] {
  const { comfortAuditStops } = window as unknown as { comfortAuditStops: Element[] }
  const { violation, isVisible } = window.comfortAudit
  return missed.flatMap((index) => {
    const element = comfortAuditStops[index]
    if (!element?.isConnected || !isVisible(element)) return []
    return [violation(element, 'not reached by Tab', 3)]
  })
}

import type { JourneyRule, Offender } from '../rule'

const limits = { hidden: 0 }

/** What the page says of the element that has the focus. */
interface Stop {
  /** Place in the list of what should be reached; -1 for anything else, such as a new button. */
  index: number
  /** The focus has left the page. */
  outside: boolean
  offenders: Offender[]
}

/** Tab reaches everything and is held by nothing; where the focus is can be seen at every stop. */
export const keyboard: JourneyRule = {
  kind: 'journey',
  name: 'keyboard',
  asks: 'You can use every part without a mouse, and always see where you are',
  number: `every stop reached, with a mark that shows, ${limits.hidden} hidden behind a bar`,
  source: 'WCAG 2.2, 2.1.1 Keyboard, 2.1.2 No Keyboard Trap (A), 2.4.7, 2.4.11 Focus (AA)',
  limits,
  on: 'body',
  most: Infinity,
  sends: false,
  drive: async (page) => {
    const count = await page.evaluate(noteStops)
    // Forwards on a phone; backwards on a desk, where what is above comes from below the bar.
    const key = (page.viewportSize()?.width ?? 0) < 768 ? 'Tab' : 'Shift+Tab'
    const reached = new Set<number>()
    const offenders: Offender[] = []
    let outside = 0
    for (let press = 0; press < 2 * count + 20 && outside < 2; press += 1) {
      await page.keyboard.press(key)
      const stop = await page.evaluate(describeStop)
      if (stop.outside) outside += 1
      // The way begins anew: everything that can be reached has been.
      if (stop.index >= 0 && reached.has(stop.index) && reached.size > 1) break
      if (stop.index >= 0) reached.add(stop.index)
      offenders.push(...stop.offenders)
    }
    const missed = [...Array(count).keys()].filter((index) => !reached.has(index))
    offenders.push(...(await page.evaluate(describeMissed, missed)))
    return { count: reached.size, offenders }
  },
}

/** Runs in the page: numbers what should be reached, and notes how it looks without the focus. */
function noteStops(): number {
  const { targets } = window.comfort
  const radios = new Set<string>()
  const stops = targets().filter(({ element }) => {
    if (element.tabIndex < 0 || (element as HTMLInputElement).disabled) return false
    const { type, name } = element as HTMLInputElement
    if (type !== 'radio') return true
    if (radios.has(name)) return false
    radios.add(name)
    return true
  })
  const looks = stops.map(({ element }) => {
    const { boxShadow, backgroundColor, borderColor } = getComputedStyle(element)
    return [boxShadow, backgroundColor, borderColor].join()
  })
  Object.assign(window, { comfortStops: stops.map(({ element }) => element), comfortLooks: looks })
  return stops.length
}

/** Runs in the page: judges the element that has the focus. */
function describeStop(): Stop {
  const { comfortStops, comfortLooks } = window as unknown as {
    comfortStops: Element[]
    comfortLooks: string[]
  }
  const { offender } = window.comfort
  const element = document.activeElement
  if (!element || element === document.body) return { index: -1, outside: true, offenders: [] }
  const index = comfortStops.indexOf(element)
  const offenders: Offender[] = []

  const style = getComputedStyle(element)
  const after = getComputedStyle(element, '::after')
  const drawn = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !/, 0\)$/.test(outlineColor)
  const look = [style.boxShadow, style.backgroundColor, style.borderColor].join()
  const changed = index >= 0 ? look !== comfortLooks[index] : style.boxShadow !== 'none'
  if (!drawn(style) && !(after.content !== 'none' && drawn(after)) && !changed) {
    offenders.push(offender(element, 'the focus cannot be seen', 1))
  }

  const box = element.getBoundingClientRect()
  const x = [box.left + 4, (box.left + box.right) / 2, box.right - 4]
  const y = [box.top + 4, (box.top + box.bottom) / 2, box.bottom - 4]
  const points = x.flatMap((left) => y.map((top): [number, number] => [left, top]))
  const inWindow = points.filter(
    ([left, top]) => left >= 0 && top >= 0 && left < innerWidth && top < innerHeight,
  )
  const floats = (one: Element | null): boolean => {
    for (let part = one; part; part = part.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(part).position) && !part.contains(element)) return true
    }
    return false
  }
  const covered = inWindow.filter(([left, top]) => {
    const hit = document.elementFromPoint(left, top)
    return hit && !element.contains(hit) && floats(hit)
  })
  if (inWindow.length === 0) offenders.push(offender(element, 'off the screen', 2))
  // What is as tall as the window cannot be shown whole.
  else if (covered.length > 0 && box.height < innerHeight / 2) {
    offenders.push(offender(element, 'hidden behind a bar', covered.length))
  }
  return { index, outside: false, offenders }
}

/** Runs in the page: describes what was not reached and can still be seen. */
function describeMissed(missed: number[]): Offender[] {
  const { comfortStops } = window as unknown as { comfortStops: Element[] }
  const { offender, seen } = window.comfort
  return missed.flatMap((index) => {
    const element = comfortStops[index]
    if (!element?.isConnected || !seen(element)) return []
    return [offender(element, 'not reached by Tab', 3)]
  })
}

import type { JourneyRule, Offender } from '../rule'

const limits = { hidden: 0 }

/** What the page says of the element that has the focus. */
interface Stop {
  /** Place in the list of what should be reached; -1 for anything else, such as a new button. */
  index: number
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
    // Some stops more than there are: what a site brings late can be reached too.
    for (let press = 0; press < count + 12; press += 1) await page.keyboard.press(key)
    const stops = await page.evaluate(judgedStops)
    const reached = new Set(stops.map(({ index }) => index).filter((index) => index >= 0))
    const offenders = stops.flatMap((stop) => stop.offenders)
    const missed = [...Array(count).keys()].filter((index) => !reached.has(index))
    offenders.push(...(await page.evaluate(describeMissed, missed)))
    return { count: reached.size, offenders }
  },
}

/**
 * Runs in the page: notes what should be reached and how it looks without the focus. From then on
 * each stop is judged when the next key is pressed, since by then the page has come to rest.
 */
function noteStops(): number {
  const { targets, offender } = window.comfort
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
  const lookOf = (element: Element): string => {
    const { boxShadow, backgroundColor, borderColor } = getComputedStyle(element)
    return [boxShadow, backgroundColor, borderColor].join()
  }
  const looks = elements.map(lookOf)
  const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0

  const marked = (element: Element, index: number): boolean => {
    const after = getComputedStyle(element, '::after')
    if (outlined(getComputedStyle(element)) || (after.content !== 'none' && outlined(after))) {
      return true
    }
    return index < 0 || lookOf(element) !== looks[index]
  }
  const floats = (one: Element | null, element: Element): boolean => {
    for (let part = one; part; part = part.parentElement) {
      const over = /sticky|fixed/.test(getComputedStyle(part).position)
      if (over && !part.contains(element)) return true
    }
    return false
  }
  const judge = (element: Element, index: number): Offender[] => {
    const wrong = marked(element, index) ? [] : [offender(element, 'the focus cannot be seen', 1)]
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const points = [left + 4, (left + right) / 2, right - 4]
      .flatMap((x) => [top + 4, (top + bottom) / 2, bottom - 4].map((y) => ({ x, y })))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    const covered = points.filter(({ x, y }) => {
      const hit = document.elementFromPoint(x, y)
      return hit && !element.contains(hit) && floats(hit, element)
    })
    if (points.length === 0) return [...wrong, offender(element, 'off the screen', 2)]
    // What is as tall as the window cannot be shown whole.
    if (covered.length === 0 || height > innerHeight / 2) return wrong
    return [...wrong, offender(element, 'hidden behind a bar', covered.length)]
  }
  const judged: Stop[] = []
  const judgeNow = (): void => {
    const element = document.activeElement
    if (!element || element === document.body) return
    const index = elements.indexOf(element)
    judged.push({ index, offenders: judge(element, index) })
  }
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') judgeNow()
    },
    { capture: true },
  )
  Object.assign(window, { comfortStops: elements, comfortJudged: judged })
  return stops.length
}

/** Runs in the page: what was found at each stop. */
function judgedStops(): Stop[] {
  return (window as unknown as { comfortJudged: Stop[] }).comfortJudged
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

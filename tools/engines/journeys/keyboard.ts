import type { Check } from '../check'
import { formPath, openForm } from '../consultation'
import { expectTrue, type Page } from '../page'

/** Largest number of tab stops on a page. */
const maxTabStops = 200

/** Runs in the page: waits two frames, after which anything that follows the focus has settled. */
function afterTwoFrames(): Promise<null> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(null))))
  })
}

/** Runs in the page: returns the name of the focused element, and why it cannot be seen, if so. */
function checkTabStop(): { name: string; fault: string } | null {
  const element = document.activeElement
  const memory = window as { stops?: Set<Element> }
  memory.stops = memory.stops ?? new Set()
  // After the last stop the page starts over; in some engines the focus leaves the document first.
  const isAtEnd = element === document.body || element === document.documentElement
  if (!element || isAtEnd || memory.stops.has(element)) return null
  memory.stops.add(element)
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)
  const name = `${element.localName}${element.id ? `#${element.id}` : ''} “${text}”`
  const cut: string[] = []
  const beyond = (side: string, pixels: number): void => {
    if (pixels > 0.5) cut.push(`${Math.round(pixels)} px ${side}`)
  }
  beyond('below the screen', bottom - innerHeight)
  beyond('above the screen', -top)
  beyond('left of the screen', -left)
  beyond('right of the screen', right - innerWidth)
  const bar = document.querySelector('header')
  if (bar && !bar.contains(element) && getComputedStyle(bar).position === 'sticky') {
    const box = bar.getBoundingClientRect()
    if (box.top <= 0) beyond('under the header', Math.min(box.bottom - top, bottom - box.top))
  }
  return { name, fault: cut.join(', ') }
}

async function walk(page: Page, modifiers: readonly 'Shift'[]): Promise<void> {
  await openForm(page)
  const faults: string[] = []
  let stops = 0
  while (stops < maxTabStops) {
    await page.browser.press('Tab', modifiers)
    await page.evaluate(afterTwoFrames)
    const found = await page.evaluate(checkTabStop)
    if (!found) break
    stops += 1
    if (found.fault) faults.push(`${found.name}: ${found.fault}`)
  }
  expectTrue(`Only ${stops} stops on ${formPath()}.`, stops > 20)
  expectTrue(faults.join('; '), faults.length === 0)
}

/** Init script that stores the preference for 200 % text. */
const largeText = `if (location.protocol === 'http:') {
  localStorage.setItem('reading', '{"size":"200%"}')
}`

/** Checks that every tab stop is visible. */
export const keyboardJourneys: readonly Check[] = [
  { name: 'Tab: each focused control is in view', group: 'journey', run: (page) => walk(page, []) },
  {
    name: 'Shift and Tab: each focused control is in view',
    group: 'journey',
    run: (page) => walk(page, ['Shift']),
  },
  {
    name: 'Shift and Tab with text of 200 %: each focused control is in view',
    group: 'journey',
    run: (page) => walk(page, ['Shift']),
    script: largeText,
  },
]

import { expect, type Locator, type Page } from '@playwright/test'
import { waitForReact } from '../../../tools/speed'

/** Faults at a tab stop, and its description for the message. */
interface Stop {
  where: string
  faults: string[]
}

/**
 * Presses Tab until a control has the focus. At each stop on the way the focus must be seen, and
 * must have moved.
 *
 * @param most how many stops there may be on the way, the control itself among them
 * @returns how many there were
 */
export async function tabTo(
  page: Page,
  control: Locator,
  most: number,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<number> {
  const passed: string[] = []
  for (let stop = 1; stop <= most; stop += 1) {
    await page.keyboard.press(key)
    const { where, faults } = await page.evaluate(checkFocus)
    expect(faults, `stop ${stop}: ${where}`).toEqual([])
    passed.push(where)
    if (await hasFocus(control)) return stop
  }
  throw new Error(`${String(control)} has no focus after ${most} stops:\n${passed.join('\n')}`)
}

/** By the link that is first on every page, to its main part. */
export async function skipToMain(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to the main part' }), 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** Follows the link that has the focus, and waits until the page it leads to is there. */
export async function follow(page: Page, address: RegExp): Promise<void> {
  await waitForReact(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  // After this, Tab goes to the first tab stop of the new page.
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()
}

/** Controls without a role that Playwright knows, such as a summary, can be meant too. */
async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluateAll((elements) =>
    elements.some((element) => element === document.activeElement),
  )
}

/** Runs in the page: judges how the focus shows. */
function checkFocus(): Stop {
  const element = document.activeElement
  if (!element || element === document.body) return { where: 'the end of the page', faults: [] }
  const memory = window as { lastStop?: Element }
  const faults = memory.lastStop === element ? ['Tab does not leave it'] : []
  memory.lastStop = element

  const outlined = (pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth, outlineColor, content } = getComputedStyle(element, pseudo)
    if (pseudo && content === 'none') return false
    const clear = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !clear
  }
  if (!outlined() && !outlined('::after')) faults.push('it has no outline')

  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  if (width < 2 || height < 2) faults.push('it has no size')
  const tall = height > innerHeight / 2
  const cutOff = top < 0 || bottom > innerHeight || left < 0 || right > innerWidth
  if (cutOff && !tall) faults.push('it is not wholly in the window')
  const floats = (hit: Element | null): boolean => {
    for (let one = hit; one; one = one.parentElement) {
      if (one.contains(element)) return false
      if (/sticky|fixed/.test(getComputedStyle(one).position)) return true
    }
    return false
  }
  // Not outside a round corner, where what lies below is hit.
  const radius = parseFloat(getComputedStyle(element).borderTopLeftRadius)
  const inset = 3 + 0.3 * Math.min(radius, width / 2, height / 2)
  const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
    [top + inset, (top + bottom) / 2, bottom - inset].map((y): [number, number] => [x, y]),
  )
  const covered = points.filter(([x, y]) => floats(document.elementFromPoint(x, y)))
  if (covered.length > 0 && !tall) faults.push('something that floats covers it')

  const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const where = `${element.localName} "${words.trim().replace(/\s+/g, ' ').slice(0, 50)}" ${element.id}`
  return { where, faults }
}

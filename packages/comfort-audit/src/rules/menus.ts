import type { Locator } from 'playwright-core'
import type { JourneyRule, Violation } from '../rule'
import { settle } from '../settle'

const limits = { most: 3 }
const opener =
  'header details:not(details details) > summary, header [aria-expanded]:not([aria-controls=""])'

/** Menus open by click and by keys, never by hovering, and close in every expected way. */
export const menus: JourneyRule = {
  kind: 'journey',
  name: 'menus',
  summary: 'Menus open when you press them, and stay still until then',
  requirement:
    'click, Enter, Space open; Esc and a click elsewhere close; hovering opens nothing; works without JavaScript',
  evidence:
    'WCAG 2.2, 1.4.13 Content on Hover or Focus (AA); ARIA Practices, Disclosure Navigation',
  limits,
  selector: opener,
  maxPages: 3,
  submitsForms: false,
  run: async (page, { most }: typeof limits) => {
    // A first key makes sites load the scripts that they load late.
    await page.keyboard.press('Tab')
    await settle(page)
    const all = page.locator(opener).filter({ visible: true })
    const count = Math.min(most, await all.count())
    const violations: Violation[] = []
    for (let index = 0; index < count; index += 1) {
      const menu = all.nth(index)
      const addViolation = async (value: string): Promise<void> => {
        violations.push(await describe(menu, value))
      }
      const before = await isOpen(menu)
      await menu.hover()
      if ((await isOpen(menu)) !== before) await addViolation('opens by hovering')
      await menu.click()
      if (!(await isOpen(menu))) await addViolation('does not open by a click')
      await page.keyboard.press('Escape')
      if (await isOpen(menu)) await addViolation('Esc does not close it')
      else if (!(await menu.evaluate((one) => one === document.activeElement))) {
        await addViolation('Esc loses the focus')
      }
      for (const key of ['Enter', 'Space']) {
        await close(menu)
        await menu.press(key)
        if (!(await isOpen(menu))) await addViolation(`${key} does not open it`)
      }
      await page.locator('main, body').first().evaluate(clickElsewhere)
      if (await isOpen(menu)) await addViolation('a click elsewhere does not close it')
      await close(menu)
    }
    if (count > 0) violations.push(...(await tryWithoutScript(page.url(), all)))
    return { count, violations }
  },
}

const describe = (menu: Locator, value: string): Promise<Violation> =>
  menu.evaluate((one, text) => window.comfortAudit.violation(one, text, 1), value)

/** Returns whether a menu is open: a `details` element, or a button with `aria-expanded`. */
const isOpen = (menu: Locator): Promise<boolean> =>
  menu.evaluate((one) => {
    const details = one.tagName === 'SUMMARY' ? one.closest('details') : null
    return details ? details.open : one.getAttribute('aria-expanded') === 'true'
  })

async function close(menu: Locator): Promise<void> {
  if (await isOpen(menu)) await menu.evaluate((one: HTMLElement) => one.click())
}

function clickElsewhere(element: Element): void {
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}

/** Opens the first menu without JavaScript. */
async function tryWithoutScript(address: string, all: Locator): Promise<Violation[]> {
  const browser = all.page().context().browser()
  const viewport = all.page().viewportSize()
  const context = await browser?.newContext({ javaScriptEnabled: false, viewport })
  if (!context) return []
  const page = await context.newPage()
  await page.goto(address)
  const menu = page.locator(opener).filter({ visible: true }).first()
  const links = page.locator('header a').filter({ visible: true })
  const before = await links.count()
  if (await menu.count()) await menu.click()
  const works = (await links.count()) > before
  await context.close()
  return works ? [] : [await describe(all.first(), 'does not open without JavaScript')]
}

import type { Locator } from '@playwright/test'
import type { JourneyRule, Offender } from '../rule'

const limits = { most: 3 }
const opener =
  'header details:not(details details) > summary, header [aria-expanded]:not([aria-controls=""])'

/** Menus open by a press and by keys, never by hovering, and close in each way one expects. */
export const menus: JourneyRule = {
  kind: 'journey',
  name: 'menus',
  asks: 'Menus open when you press them, and stay still until then',
  number:
    'click, Enter, Space open; Esc and a press elsewhere close; hovering and no script change nothing',
  source: 'WCAG 2.2, 1.4.13 Content on Hover or Focus (AA); ARIA Practices, Disclosure Navigation',
  limits,
  on: opener,
  most: 3,
  sends: false,
  drive: async (page, { most }: typeof limits) => {
    // A first key brings what the site loads late.
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    const all = page.locator(opener).filter({ visible: true })
    const count = Math.min(most, await all.count())
    const offenders: Offender[] = []
    for (let index = 0; index < count; index += 1) {
      const menu = all.nth(index)
      const wrong = async (value: string): Promise<void> => {
        offenders.push(await describe(menu, value))
      }
      const before = await isOpen(menu)
      await menu.hover()
      if ((await isOpen(menu)) !== before) await wrong('opens by hovering')
      await menu.click()
      if (!(await isOpen(menu))) await wrong('does not open by a press')
      await page.keyboard.press('Escape')
      if (await isOpen(menu)) await wrong('Esc does not close it')
      else if (!(await menu.evaluate((one) => one === document.activeElement))) {
        await wrong('Esc loses the place')
      }
      for (const key of ['Enter', 'Space']) {
        await close(menu)
        await menu.press(key)
        if (!(await isOpen(menu))) await wrong(`${key} does not open it`)
      }
      await page.locator('main, body').first().evaluate(pressElsewhere)
      if (await isOpen(menu)) await wrong('a press elsewhere does not close it')
      await close(menu)
    }
    offenders.push(...(await tryWithoutScript(page.url(), all)))
    return { count, offenders }
  },
}

const describe = (menu: Locator, value: string): Promise<Offender> =>
  menu.evaluate((one, words) => window.comfort.offender(one, words, 1), value)

/** A menu is a `details`, or a button that says whether it is open. */
const isOpen = (menu: Locator): Promise<boolean> =>
  menu.evaluate((one) => {
    const details = one.tagName === 'SUMMARY' ? one.closest('details') : null
    return details ? details.open : one.getAttribute('aria-expanded') === 'true'
  })

async function close(menu: Locator): Promise<void> {
  if (await isOpen(menu)) await menu.evaluate((one: HTMLElement) => one.click())
}

function pressElsewhere(element: Element): void {
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}

/** Opens the first menu where no script runs. */
async function tryWithoutScript(address: string, all: Locator): Promise<Offender[]> {
  const browser = all.page().context().browser()
  const viewport = all.page().viewportSize()
  const visitor = await browser?.newContext({ javaScriptEnabled: false, viewport })
  if (!visitor) return []
  const page = await visitor.newPage()
  await page.goto(address)
  const menu = page.locator(opener).filter({ visible: true }).first()
  const links = page.locator('header a').filter({ visible: true })
  const before = await links.count()
  if (await menu.count()) await menu.click()
  const works = (await links.count()) > before
  await visitor.close()
  return works ? [] : [await describe(all.first(), 'does not open without JavaScript')]
}

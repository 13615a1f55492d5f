import type { Check } from '../check'
import { expectSame, expectTrue, type Page } from '../page'
import { pageWith } from '../site'

const buttons = 'header nav details > summary'
const links = 'header nav details[open] ul a'
const menuButton = 'header details:not([name]) > summary'

/** Returns the labels of the visible menus. */
function menuNames(page: Page): Promise<string[]> {
  return page.evaluate(
    (tools, selector) => tools.find({ selector }).map((one) => one.textContent ?? ''),
    buttons,
  )
}

/** Returns the target of the last link of the open menu. */
function lastLink(page: Page): Promise<string> {
  return page.evaluate(
    (tools, selector) =>
      tools
        .find({ selector })
        .map((one) => one.getAttribute('href') ?? '')
        .pop() ?? '',
    links,
  )
}

/**
 * Opens the Menu button, where there is one: old engines show it at every width, with the menus
 * inside.
 */
async function unfoldMenus(page: Page): Promise<void> {
  const isNarrow = await page.evaluate(
    (tools, selector) => tools.find({ selector }).length > 0,
    'header details:not([name]):not([open]) > summary',
  )
  if (isNarrow) await page.click(menuButton)
}

async function openHome(page: Page): Promise<string[]> {
  await page.open('/')
  await page.startReact()
  await unfoldMenus(page)
  return menuNames(page)
}

async function openByMouse(page: Page): Promise<void> {
  const [first = '', second = ''] = await openHome(page)
  for (const text of [first, second]) {
    await page.click({ selector: buttons, text })
    await page.waitForShown(links)
    const open = await page.evaluate((tools) =>
      tools.find({ selector: 'header nav details[open] > summary' }).map((one) => one.textContent),
    )
    expectSame('Open menus', open, [text])
  }
  await page.click('main h1')
  await page.waitForHidden(links)
  await unfoldMenus(page)
  await page.click({ selector: buttons, text: first })
  await page.waitForShown(links)
  await page.browser.press('Escape')
  await page.waitForHidden(links)
}

async function openByKey(page: Page): Promise<void> {
  const [first = ''] = await openHome(page)
  const button = { selector: buttons, text: first }
  for (const key of ['Enter', ' '] as const) {
    await page.focus(button)
    await page.browser.press(key)
    await page.waitForShown(links)
    await page.browser.press('Tab')
    await page.waitForFocus(links)
    await page.browser.press('Escape')
    await page.waitForHidden(links)
    await page.waitForFocus(button)
  }
}

async function chooseLink(page: Page): Promise<void> {
  const [first = ''] = await openHome(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }) && undefined)
  await page.click({ selector: buttons, text: first })
  await page.waitForShown(links)
  const address = await lastLink(page)
  await page.click(`${links}[href="${address}"]`)
  await page.waitForAddress(address)
  await page.waitForHidden(links)
  const isSame = await page.evaluate(() => 'sameDocument' in window)
  expectTrue('The browser loaded the whole page anew.', isSame)
}

async function usePhone(page: Page): Promise<void> {
  await page.browser.resize(390, 844)
  await page.open('/')
  await page.startReact()
  await page.click(menuButton)
  await page.waitForShown('header nav a')
  const [first = ''] = await menuNames(page)
  await page.click({ selector: buttons, text: first })
  await page.waitForShown(links)
  await page.browser.press('Escape')
  await page.waitForHidden(links)
  await page.waitForShown('header nav a')
  await page.browser.press('Escape')
  await page.waitForHidden('header nav a')

  await page.click(menuButton)
  await page.click({ selector: buttons, text: first })
  const address = await lastLink(page)
  await page.click(`${links}[href="${address}"]`)
  await page.waitForAddress(address)
  await page.waitForHidden('header nav a')
}

async function useAccordions(page: Page): Promise<void> {
  await page.open(pageWith(/<main.*<details name=[^>]*>.*<details name=/s))
  const states = (): Promise<boolean[]> =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLDetailsElement>('main details[name]'),
        ({ open }) => open,
      ).slice(0, 2),
    )
  const names = await page.evaluate((tools) =>
    tools.find({ selector: 'main details[name] > summary' }).map((one) => one.textContent ?? ''),
  )
  const [first, second] = names.map((text) => ({ selector: 'main details > summary', text }))
  if (!first || !second) throw new Error('The page has no two questions.')
  const closesOthers = await page.evaluate(() => 'name' in HTMLDetailsElement.prototype)
  await page.click(first)
  await page.waitForReact()
  expectSame('After the first press', await states(), [true, false])
  await page.click(second)
  expectSame('After the second press', await states(), [!closesOthers, true])
  await page.click(second)
  expectSame('After the third press', await states(), [!closesOthers, false])
}

/** Checks of the header's menus and of the questions on a page. */
export const menuJourneys: readonly Check[] = [
  { name: 'menus: mouse, one at a time, Esc, click elsewhere', group: 'journey', run: openByMouse },
  { name: 'menus: Enter and Space, Esc gives focus back', group: 'journey', run: openByKey },
  { name: 'menus: a chosen link closes the menu', group: 'journey', run: chooseLink },
  { name: 'menus: at 390 pixels', group: 'journey', run: usePhone },
  { name: 'questions open and close', group: 'journey', run: useAccordions },
]

import { preferenceChoices, type PreferenceName } from '../../../src/preferences/stored-preferences'
import { builtInterface } from '../../built-interface'
import { Skip, type Check } from '../check'
import { expectTrue, type Page } from '../page'

const opener = 'aside button[aria-expanded]'
const panel = '#reading-panel'

async function openPanel(page: Page): Promise<void> {
  await page.open('/faq')
  await page.click(opener)
  await page.waitForShown(panel)
}

/** Returns the label of a choice, which contains the radio button. */
function choice(name: PreferenceName, value: string): { selector: string; text: string } {
  const labels: Readonly<Record<string, string>> = builtInterface().preferences.choices[name]
  const chosen = preferenceChoices[name].find((one) => one.value === value)
  return { selector: `${panel} label`, text: labels[chosen?.name ?? ''] ?? '' }
}

/** Returns the root font size in pixels, and the brightness of the background from 0 to 1. */
function readAppearance(page: Page): Promise<{ size: number; brightness: number }> {
  return page.evaluate(() => {
    const color = getComputedStyle(document.body).backgroundColor
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
    return {
      size: parseFloat(getComputedStyle(document.documentElement).fontSize),
      brightness: (red + green + blue) / 3 / 255,
    }
  })
}

async function closeByEsc(page: Page): Promise<void> {
  await openPanel(page)
  // Safari does not focus a button that is clicked.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.browser.press('Escape')
  await page.waitForHidden(panel)
  await page.focus(opener)
  await page.browser.press('Enter')
  await page.waitForShown(panel)
  await page.browser.press('Tab')
  await page.waitForFocus(`${panel} button`)
  await page.browser.press('Tab')
  await page.waitForFocus(`${panel} input`)
  await page.browser.press('Escape')
  await page.waitForHidden(panel)
  await page.waitForFocus(opener)
}

async function chooseSize(page: Page): Promise<void> {
  await openPanel(page)
  const target = choice('size', '150%')
  const top = (): Promise<number> =>
    page.evaluate(
      (tools, one) => tools.find(one)[0]?.querySelector('input')?.getBoundingClientRect().top ?? 0,
      target,
    )
  const before = await top()
  await page.click(target)
  await page.waitFor(
    'letters are half as large again',
    () => {
      return getComputedStyle(document.documentElement).fontSize === '24px'
    },
    [],
  )
  const moved = Math.round((await top()) - before)
  expectTrue(`What was pressed moved by ${moved} pixels.`, Math.abs(moved) <= 2)
}

async function chooseDark(page: Page): Promise<void> {
  await openPanel(page)
  await page.click(choice('size', '150%'))
  await page.click(choice('theme', 'dark'))
  const dark = await readAppearance(page)
  expectTrue(`The ground is ${dark.brightness} bright.`, dark.brightness < 0.25)
  await page.browser.reload()
  expectTrue('Nothing is remembered.', (await readAppearance(page)).brightness < 0.25)
  await page.click(opener)
  await page.click({ selector: `${panel} button`, text: 'normal' })
  const normal = await readAppearance(page)
  expectTrue(`Not normal: ${JSON.stringify(normal)}`, normal.brightness > 0.9 && normal.size === 16)
  await page.click({ selector: `${panel} button`, text: builtInterface().preferences.close })
  await page.waitForHidden(panel)
  await page.waitForFocus(opener)
}

async function listen(page: Page): Promise<void> {
  await openPanel(page)
  const hasVoice = (): boolean =>
    'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0
  await page.waitFor('there is a voice', hasVoice, [], 2).catch(() => {
    throw new Skip('the engine has no voices here')
  })
  await page.click({ selector: `${panel} button`, text: 'Listen' })
  await page.waitForShown('[data-being-read]')
}

/** Checks of the panel “Easier to read”. */
export const readingJourneys: readonly Check[] = [
  { name: 'reading panel: Esc closes it, by mouse and by key', group: 'journey', run: closeByEsc },
  { name: 'reading panel: the pressed size stays in place', group: 'journey', run: chooseSize },
  { name: 'reading panel: dark, remembered, normal, close', group: 'journey', run: chooseDark },
  { name: 'listen to a page', group: 'journey', run: listen },
]

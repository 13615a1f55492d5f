import { type Locator, type Page } from '@playwright/test'
import { readBrand } from '../../src/build/read-content'
import { siteFolder } from '../sites/read-site'
import { giveVoice, heard } from './fake-voice'
import { expect, test } from './test'

// What each choice does and says is tested in __tests__/preferences. Here is what only a browser shows.

const opener = (page: Page): Locator => page.getByRole('button', { name: /easier to read/i })
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Make it easier to read' })
const choose = (page: Page, group: string, choice: string): Promise<void> =>
  panel(page).getByRole('group', { name: group }).getByLabel(choice, { exact: true }).check()
const rootSize = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function open(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path)
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
}

const { schemes } = readBrand(siteFolder('whole-site'))

/** Returns the background of pages in a color scheme, as browsers write it. */
function paperOf(scheme: keyof typeof schemes): string {
  const channels = schemes[scheme].paper.match(/[\dA-F]{2}/gi) ?? []
  return `rgb(${channels.map((channel) => parseInt(channel, 16)).join(', ')})`
}
const light = paperOf('light')
const dark = paperOf('dark')
const white = paperOf('moreContrast')
const black = paperOf('moreContrastDark')

test(
  'text size applies at once, in other tabs, and at the first paint of the next page',
  { tag: ['@smoke', '@engines'] },
  async ({ page, context, pathPrefix }) => {
    const other = await context.newPage()
    await other.goto(`${pathPrefix}/about`)
    await open(page)
    const choice = panel(page).getByLabel('150 %')
    const top = async (): Promise<number> => (await choice.boundingBox())?.y ?? 0
    await choice.focus()
    const before = await top()
    await choose(page, 'Size of the text', '150 %')
    expect(await rootSize(page)).toBe(24)
    // The clicked choice does not move when the text grows.
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
    await expect.poll(() => rootSize(other)).toBe(24)
    await choose(page, 'Space between lines', 'Widest')
    const lineHeight = await page.evaluate(() => {
      const style = getComputedStyle(document.body)
      return parseFloat(style.lineHeight) / parseFloat(style.fontSize)
    })
    expect(lineHeight).toBeCloseTo(2.2)

    await page.goto('/contact')
    expect(await rootSize(page)).toBe(24)
    await opener(page).click()
    await expect(choice).toBeChecked()
    await panel(page).getByRole('button', { name: 'Back to normal' }).click()
    expect(await rootSize(page)).toBe(16)
  },
)

test(
  'chosen colors override those of the device, and paper stays white',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await page.goto('/faq')
    expect(await background(page)).toBe(light)
    await page.emulateMedia({ contrast: 'more' })
    expect(await background(page)).toBe(white)
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' })
    expect(await background(page)).toBe(black)
    await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' })
    expect(await background(page)).toBe(dark)
    await opener(page).click()
    await choose(page, 'Colors', 'Light')
    expect(await background(page)).toBe(light)
    await choose(page, 'Colors', 'More contrast')
    expect(await background(page)).toBe(black)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background(page)).toBe(white)
    await choose(page, 'Colors', 'Dark')
    expect(await background(page)).toBe(dark)
    await page.emulateMedia({ media: 'print' })
    expect(await background(page)).toBe(white)
    await expect(panel(page)).toBeHidden()
    await expect(opener(page)).toBeHidden()
  },
)

test('on a tablet the panel takes half of the screen at most, and its choices are of equal width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const voice of [false, true]) {
    if (voice) await giveVoice(page)
    await open(page)
    const { height } = (await panel(page).boundingBox())!
    expect(height).toBeLessThanOrEqual(590)
    for (const group of await panel(page).getByRole('group').all()) {
      const labels = await group.locator('label').evaluateAll((all) =>
        all.map((label) => ({
          width: label.getBoundingClientRect().width,
          overflows: label.scrollWidth > label.clientWidth,
        })),
      )
      const widths = labels.map(({ width }) => width)
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
      expect(labels.filter(({ overflows }) => overflows)).toEqual([])
    }
  }
  const close = (await panel(page).getByRole('button', { name: 'Close' }).boundingBox())!
  const sheet = (await panel(page).boundingBox())!
  expect(close.x + close.width / 2).toBeGreaterThan(sheet.width / 2)
  expect(close.y - sheet.y).toBeLessThan(32)
})

test.describe('when the panel cannot be loaded', () => {
  test.use({ allowedError: /./ })

  test('a message says so, and the next click tries again', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    await opener(page).click()
    await expect(page.getByText('This part did not load')).toBeVisible()
    await page.unroute('**/*.js')
    await opener(page).click()
    await expect(panel(page)).toBeVisible()
  })
})

test(
  'Listen reads the main text, paragraph by paragraph, pauses, and stops on another page',
  { tag: '@smoke' },
  async ({ page }) => {
    const bar = page.getByRole('region', { name: 'Reading aloud' })
    const marked = page.locator('[data-being-read]')
    await giveVoice(page)
    await open(page, '/blog/scam-likely-phone-call-protection')
    await panel(page).getByRole('button', { name: 'Listen to this page' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeFocused()
    await expect(marked).toHaveCount(1)
    await expect(marked).toBeInViewport()
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(4)
    const words = (await heard(page)).join(' ')
    expect(words).toContain(await page.getByRole('heading', { level: 1 }).innerText())
    expect(words).not.toContain('All services')

    await bar.getByRole('button', { name: 'Pause' }).click()
    const before = await heard(page)
    await page.waitForTimeout(700)
    expect(await heard(page)).toEqual(before)
    await bar.getByRole('button', { name: 'Go on' }).click()
    expect((await heard(page)).slice(before.length)[0]).toBe(before.at(-1))
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(bar).toBeHidden()
  },
)

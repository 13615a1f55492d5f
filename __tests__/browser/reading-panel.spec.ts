import { type Locator, type Page } from '@playwright/test'
import { readBrand } from '../../src/build/read-content'
import { contentDir } from '../../src/build/settings'
import { builtInterface, builtPages } from '../../tools/built-site'
import { expect, test } from './test'

// What each choice does and says is tested in __tests__/preferences. Here is what only a browser shows.

const texts = builtInterface('/').preferences
const { size, lines, theme } = texts.choices

const opener = (page: Page): Locator => {
  const named = (name: string): Locator => page.getByRole('button', { name, exact: true })
  return named(texts.button.brief).or(named(texts.button.full))
}
const panel = (page: Page): Locator => page.getByRole('region', { name: texts.title })
const choose = (page: Page, group: string, choice: string): Promise<void> =>
  panel(page).getByRole('group', { name: group }).getByLabel(choice, { exact: true }).check()
const rootSize = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
}

const { schemes } = readBrand(contentDir())

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
  { tag: '@engines' },
  async ({ page, context, pathPrefix }) => {
    const other = await context.newPage()
    await other.goto(`${pathPrefix}/`)
    await open(page)
    const choice = panel(page).getByLabel(size.larger, { exact: true })
    const top = async (): Promise<number> => (await choice.boundingBox())?.y ?? 0
    await choice.focus()
    const before = await top()
    await choose(page, size.title, size.larger)
    expect(await rootSize(page)).toBe(24)
    // The clicked choice does not move when the text grows.
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
    await expect.poll(() => rootSize(other)).toBe(24)
    await choose(page, lines.title, lines.widest)
    const lineHeight = await page.evaluate(() => {
      const style = getComputedStyle(document.body)
      return parseFloat(style.lineHeight) / parseFloat(style.fontSize)
    })
    expect(lineHeight).toBeCloseTo(2.2)

    await page.goto(builtPages().at(-1) ?? '/')
    expect(await rootSize(page)).toBe(24)
    await opener(page).click()
    await expect(choice).toBeChecked()
    await panel(page).getByRole('button', { name: texts.reset }).click()
    expect(await rootSize(page)).toBe(16)
  },
)

test('the open panel scrolls away with the page, and covers nothing', async ({ page }) => {
  await open(page)
  const top = async (): Promise<number> => (await panel(page).boundingBox())?.y ?? 0
  const before = await top()
  await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
  expect(Math.round(before - (await top()))).toBe(400)
})

test(
  'chosen colors override those of the device, and paper stays white',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/')
    expect(await background(page)).toBe(light)
    await page.emulateMedia({ contrast: 'more' })
    expect(await background(page)).toBe(white)
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' })
    expect(await background(page)).toBe(black)
    await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' })
    expect(await background(page)).toBe(dark)
    await opener(page).click()
    await choose(page, theme.title, theme.light)
    expect(await background(page)).toBe(light)
    await choose(page, theme.title, theme.contrast)
    expect(await background(page)).toBe(black)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background(page)).toBe(white)
    await choose(page, theme.title, theme.dark)
    expect(await background(page)).toBe(dark)
    await page.emulateMedia({ media: 'print' })
    expect(await background(page)).toBe(white)
    await expect(panel(page)).toBeHidden()
    await expect(opener(page)).toBeHidden()
  },
)

test.describe('when the panel cannot be loaded', () => {
  test.use({ allowedError: /./ })

  test('a message says so, and the next click tries again', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    await opener(page).click()
    await expect(page.getByText(texts.loadFailure.title)).toBeVisible()
    await page.unroute('**/*.js')
    await opener(page).click()
    await expect(panel(page)).toBeVisible()
  })
})

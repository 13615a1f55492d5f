import { type Locator, type Page } from '@playwright/test'
import { readBrand } from '../../src/build/read-brand'
import { siteFolder } from '../sites/read-site'
import { giveVoice, heard } from './fake-voice'
import { expect, test } from './test'

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

/** Background of pages in a scheme, as browsers write it. */
function paperOf(scheme: keyof typeof schemes): string {
  const channels = schemes[scheme].paper.match(/[\dA-F]{2}/gi) ?? []
  return `rgb(${channels.map((channel) => parseInt(channel, 16)).join(', ')})`
}
const light = paperOf('light')
const dark = paperOf('dark')
const white = paperOf('moreContrast')
const black = paperOf('moreContrastDark')

test(
  'text size applies at once, also on the next page, and is announced once',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await open(page)
    await choose(page, 'Size of the text', '150 %')
    expect(await rootSize(page)).toBe(24)
    await expect(panel(page).getByRole('status')).toHaveText(
      'Size of the text: 150 %. This device remembers it.',
    )
    await page.goto('/contact')
    expect(await rootSize(page)).toBe(24)
    await opener(page).click()
    await expect(panel(page).getByLabel('150 %')).toBeChecked()
    await panel(page).getByRole('button', { name: 'Back to normal' }).click()
    expect(await rootSize(page)).toBe(16)
    await expect(panel(page).getByLabel('150 %')).not.toBeChecked()
  },
)

test('the clicked choice does not move when the text grows', async ({ page }) => {
  await open(page)
  const choice = panel(page).getByLabel('200 %')
  const top = async (): Promise<number> => (await choice.boundingBox())?.y ?? 0
  await choice.focus()
  const before = await top()
  await choice.check()
  // It moves only as far as the page can be scrolled.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
})

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
      const widths = await group
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width))
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
      const overflowing = await group
        .locator('label')
        .evaluateAll((labels) => labels.filter((one) => one.scrollWidth > one.clientWidth).length)
      expect(overflowing).toBe(0)
    }
  }
  const [close, sheet] = await Promise.all([
    panel(page).getByRole('button', { name: 'Close' }).boundingBox(),
    panel(page).boundingBox(),
  ])
  expect(close!.x + close!.width / 2).toBeGreaterThan(sheet!.width / 2)
  expect(close!.y - sheet!.y).toBeLessThan(32)
})

test('line spacing follows', async ({ page }) => {
  await open(page)
  const line = (): Promise<number> =>
    page.evaluate(() => {
      const style = getComputedStyle(document.body)
      return parseFloat(style.lineHeight) / parseFloat(style.fontSize)
    })
  expect(await line()).toBeCloseTo(1.6)
  await choose(page, 'Space between lines', 'Widest')
  expect(await line()).toBeCloseTo(2.2)
})

test(
  'chosen colors override those of the device, and paper stays white',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page)
    expect(await background(page)).toBe(dark)
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

test('without a choice the settings of the device apply: dark, more contrast, both', async ({
  page,
}) => {
  await page.goto('/faq')
  expect(await background(page)).toBe(light)
  await page.emulateMedia({ contrast: 'more' })
  expect(await background(page)).toBe(white)
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' })
  expect(await background(page)).toBe(black)
})

test('choices apply at the first paint', async ({ page }) => {
  await open(page)
  await choose(page, 'Colors', 'Dark')
  await choose(page, 'Size of the text', '125 %')
  // No script of React comes, so what is seen is the work of the head alone.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about')
  expect(await background(page)).toBe(dark)
  expect(await rootSize(page)).toBe(20)
})

test('a choice applies in other tabs too', async ({ page, pathPrefix, context }) => {
  const other = await context.newPage()
  await other.goto(`${pathPrefix}/about`)
  await open(page)
  await choose(page, 'Size of the text', '125 %')
  await expect.poll(() => rootSize(other)).toBe(20)
})

test(
  'by keyboard: Enter opens, Tab leads in, arrows choose, Esc closes and gives focus back',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/faq')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      panel(page).getByRole('group', { name: 'Size of the text' }).getByLabel('Normal'),
    ).toBeFocused()
    await page.keyboard.press('ArrowRight')
    expect(await rootSize(page)).toBe(20)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  },
)

test('a click before hydration opens the panel afterwards', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pricing')
  await opener(page).click()
  release()
  await expect(panel(page)).toBeVisible()
})

test(
  'where storage is blocked, choices apply and are not stored',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await open(page)
    await choose(page, 'Size of the text', '125 %')
    expect(await rootSize(page)).toBe(20)
    await expect(panel(page).getByRole('status')).toContainText('This device does not remember it')
  },
)

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByText('easier to read').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('Listen', () => {
  const marked = (page: Page): Locator => page.locator('[data-being-read]')
  const bar = (page: Page): Locator => page.getByRole('region', { name: 'Reading aloud' })

  test(
    'reads the main text, paragraph by paragraph, and highlights it',
    { tag: '@smoke' },
    async ({ page }) => {
      await giveVoice(page)
      await open(page, '/blog/scam-likely-phone-call-protection')
      await panel(page).getByRole('button', { name: 'Listen to this page' }).click()
      await expect(panel(page)).toBeHidden()
      await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeFocused()
      await expect(marked(page)).toHaveCount(1)
      await expect(marked(page)).toBeInViewport()
      await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(4)
      const words = await heard(page)
      expect(words.join(' ')).toContain(await page.getByRole('heading', { level: 1 }).innerText())
      expect(words.join(' ')).not.toContain('All services')
    },
  )

  test('pauses, resumes, stops, and stops on another page', async ({ page }) => {
    await giveVoice(page)
    await open(page)
    await panel(page).getByRole('button', { name: 'Listen to this page' }).click()
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    const before = await heard(page)
    await page.waitForTimeout(700)
    expect(await heard(page)).toEqual(before)
    await bar(page).getByRole('button', { name: 'Go on' }).click()
    expect((await heard(page)).slice(before.length)[0]).toBe(before.at(-1))
    await bar(page).getByRole('button', { name: 'Stop' }).click()
    await expect(bar(page)).toBeHidden()
    await expect(marked(page)).toHaveCount(0)

    await opener(page).click()
    await panel(page).getByRole('button', { name: 'Listen to this page' }).click()
    await expect(bar(page)).toBeVisible()
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(bar(page)).toBeHidden()
  })

  test('where there is no voice, a message says so', async ({ page }) => {
    await open(page)
    await expect(panel(page).getByText('This device has no voice')).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Listen' })).toHaveCount(0)
  })
})

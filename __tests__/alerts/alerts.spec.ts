import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, waitForReact } from '../browser/test'
import { offences } from '../browser/journeys/axe'
import { builtAfter, builtOn } from './site'

const alert = (page: Page) => page.getByRole('region', { name: 'Alert' })

/** Files of pages below a folder. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

const count = (text: string, part: string): number => text.split(part).length - 1

test('every page has one alert, the newest of its place, before its number and menus', () => {
  const roofers = 'Roofers at the door in San Marco'
  for (const file of pagesIn(builtOn)) {
    const html = read(builtOn, file)
    if (!html.includes('<main')) continue
    expect([file, count(html, 'aria-label="Alert"')]).toEqual([file, 1])
    const begin = html.indexOf('aria-label="Alert"')
    expect(begin).toBeLessThan(html.indexOf('aria-label="Telephone and hours"'))
    const title = file.startsWith('jacksonville') ? roofers : 'Fake calls about your bank card'
    expect([file, html.slice(begin, begin + 900).includes(title)]).toEqual([file, true])
  }
})

test('the alert changes with the place, also where a page comes without a reload', async ({
  page,
}) => {
  await page.goto('/sitemap')
  await expect(alert(page)).toContainText('Fake calls about your bank card')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('main').getByRole('link', { name: 'San Marco' }).click()
  await expect(page).toHaveURL(/\/jacksonville\/san-marco$/)
  await expect(alert(page)).toContainText('Roofers at the door in San Marco')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(alert(page)).toContainText('Fake calls about your bank card')
  await expect(alert(page)).toHaveCount(1)
})

test('it covers nothing: it is above the bars, and only the bar of menus stays', async ({
  page,
}) => {
  await page.goto('/')
  const box = async (name: 'Alert' | 'Telephone and hours') => {
    const found = await page.locator(`[aria-label="${name}"]`).boundingBox()
    return { top: found!.y, bottom: found!.y + found!.height }
  }
  const [notice, bar] = [await box('Alert'), await box('Telephone and hours')]
  expect(notice.top).toBe(0)
  expect(notice.bottom).toBeLessThanOrEqual(bar.top)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  expect((await box('Alert')).bottom).toBeLessThanOrEqual(0)
  const header = await page.locator('header').first().boundingBox()
  expect(Math.abs(header!.y)).toBeLessThan(1)
})

test('by keyboard it is the first stop after the skip link, and leads to what to do', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(alert(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/alerts#fake-bank-calls')
  await expect(page.getByRole('heading', { name: 'Fake calls about' })).toBeInViewport()
})

test('it has text of 20 px and a target of 48 px, at every width and text size', async ({
  page,
}) => {
  for (const [width, size] of [
    [1280, '100%'],
    [820, '100%'],
    [390, '100%'],
    [320, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/alerts', '/jacksonville/san-marco']) {
      await page.goto(path)
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
      const link = alert(page).getByRole('link')
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(48)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width, size, wide]).toEqual([path, width, size, width])
      const font = await link.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect(font).toBeGreaterThanOrEqual(20)
    }
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme} colors, contrast of 7:1 included`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/', '/alerts']) {
      await page.goto(path)
      expect(await offences(page)).toEqual([])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list has what is on, newest first, then what has ended', async ({ page }) => {
    await page.goto('/contact')
    await alert(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alerts')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['On now', 'Over now'])
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Roofers at the door in San Marco',
      'Fake calls about your bank card',
      'Text messages about a parcel',
      'False helpers after the storm',
    ])
    await expect(main).toContainText(
      'From November 15, 2026 to November 25, 2026. For Jacksonville',
    )
    await expect(main.getByRole('link', { name: 'What the post office says' })).toHaveAttribute(
      'href',
      'https://www.uspis.gov/news/scam-article/smishing',
    )
    await expect(main.getByRole('link', { name: /555/ }).first()).toHaveAttribute('href', /^tel:/)
  })
})

test('on paper the alert is one line without the way to the list, and not on a sheet for the fridge', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/contact')
  await expect(alert(page).getByText('Fake calls about your bank card')).toBeVisible()
  await expect(alert(page).getByText('See what to do')).toBeHidden()
  const sheet = pagesIn(builtOn).find((file) => file.startsWith('fridge/'))
  if (sheet) {
    await page.goto(`/${sheet.replace(/index\.html$/, '')}`)
    await expect(page.locator('[aria-label="Alert"]')).toBeHidden()
  }
})

test('the list is in the footer, among all pages, in the sitemap and the alerts in the feed', async ({
  page,
}) => {
  await page.goto('/sitemap')
  for (const part of [page.getByRole('contentinfo'), page.getByRole('main')]) {
    await expect(part.getByRole('link', { name: 'Alerts', exact: true })).toHaveAttribute(
      'href',
      '/alerts',
    )
  }
  expect(read(builtOn, 'sitemap.xml')).toContain('/alerts</loc>')
  const feed = read(builtOn, 'rss.xml')
  const guids = [...feed.matchAll(/<guid>[^<]*\/alerts#([\w-]+)<\/guid>/g)].map(([, id]) => id)
  expect(guids).toEqual(['roofers', 'fake-bank-calls', 'parcel-texts'])
})

test('the build of the day after the last has ended shows none, and lists them as over', async ({
  page,
}) => {
  for (const file of pagesIn(builtAfter)) {
    expect([file, read(builtAfter, file).includes('aria-label="Alert"')]).toEqual([file, false])
  }
  expect(read(builtAfter, 'rss.xml')).not.toContain('/alerts#')
  expect(existsSync(join(builtAfter, 'alerts/index.html'))).toBe(true)
  await page.setContent(read(builtAfter, 'alerts/index.html'))
  await expect(page.getByText('There is no alert right now.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Text messages about a parcel',
    'Calls about your taxes',
    'Roofers at the door in San Marco',
    'Fake calls about your bank card',
    'False helpers after the storm',
  ])
})

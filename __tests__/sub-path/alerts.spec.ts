import type { Page } from '@playwright/test'
import { expect, test, waitForReact } from '../browser/test'
import { offences } from '../browser/journeys/axe'
import { readBuiltSite } from '../built/site'
import { builtFolder } from './site'

const alert = (page: Page) => page.getByRole('region', { name: 'Alert' })

test('every page has one alert, the newest of its place, before its number and menus', () => {
  for (const { path, html } of readBuiltSite(builtFolder)) {
    if (!html.includes('<main')) continue
    expect([path, html.split('aria-label="Alert"').length]).toEqual([path, 2])
    const begin = html.indexOf('aria-label="Alert"')
    expect(begin).toBeLessThan(html.indexOf('aria-label="Telephone and hours"'))
    const title = path.startsWith('/jacksonville')
      ? 'Roofers at the door in San Marco'
      : 'Fake calls about your bank card'
    expect([path, html.slice(begin, begin + 900).includes(title)]).toEqual([path, true])
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

test('it is large at every width and text size, and has no accessibility violations', async ({
  page,
}) => {
  for (const [width, size] of [
    [1280, '100%'],
    [390, '100%'],
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/alerts')
    expect(await offences(page)).toEqual([])
  }
})

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
  const sheet = readBuiltSite(builtFolder).find(({ path }) => path.startsWith('/fridge/'))
  await page.goto(sheet!.path)
  await expect(page.locator('[aria-label="Alert"]')).toBeHidden()
})

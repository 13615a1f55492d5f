import type { Locator, Page } from '@playwright/test'
import { offences } from './journeys/axe'
import { expect, test, waitForReact } from './test'

const field = (page: Page): Locator => page.getByLabel('Search the articles')
/** The line that tells how many were found, as it is seen. */
const line = (page: Page): Locator => page.locator('main p[aria-hidden]')

async function openList(page: Page): Promise<void> {
  await page.goto('/blog')
  await field(page).focus()
  await waitForReact(page)
}

test(
  'code and index are loaded at the first focus of the field, once, and not before',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const ofSearch = (): string[] =>
      asked
        .filter((path) => /search-engine|article-(index|texts)/.test(path))
        .map((path) => path.replace(/^.*\//, '').slice(0, 13))
        .sort()
    await page.goto('/blog')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.waitForLoadState('networkidle')
    expect(ofSearch()).toEqual([])
    await field(page).focus()
    await expect.poll(ofSearch).toEqual(['article-index', 'search-engine'])
    await field(page).fill('scam')
    await field(page).fill('scams')
    await expect(line(page)).toHaveText('Found 2 articles for “scams”')
    expect(ofSearch()).toEqual(['article-index', 'search-engine'])
  },
)

test('matches are highlighted, also in forced colors; words as they sound lead to suggestions', async ({
  page,
}) => {
  await page.goto('/blog?q=LIKELY')
  const mark = page.locator('main mark').first()
  await expect(mark).toHaveText('Likely')
  await page.emulateMedia({ forcedColors: 'active' })
  const [color, background] = await mark.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor]
  })
  expect(color).not.toBe(background)
  await field(page).fill('robo call')
  await expect(page.getByRole('heading', { name: 'Did you mean these?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Scam Likely/ })).toBeVisible()
})

test('results, suggestions and an empty list have no accessibility violations', async ({
  page,
}) => {
  await page.goto('/blog?q=phone')
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible()
  expect(await offences(page)).toEqual([])
  await field(page).fill('robocolls')
  await expect(page.getByRole('heading', { name: 'Did you mean these?' })).toBeVisible()
  expect(await offences(page)).toEqual([])
  await field(page).fill('xqzvkw')
  await expect(line(page)).toHaveText(/^No articles found/)
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
  expect(await offences(page)).toEqual([])
})

test(
  'words inside articles are found, with the sentence that has them, and Back keeps the search',
  { tag: '@smoke' },
  async ({ page }) => {
    await openList(page)
    await field(page).fill('gift card')
    await expect(line(page)).toHaveText(
      'No article titles match “gift card”. 2 articles mention it.',
    )
    await expect(page.locator('main mark').first()).toHaveText('gift card')
    expect(await offences(page)).toEqual([])
    await page.getByRole('link', { name: /Board Seat/ }).click()
    await expect(page).toHaveURL(/board-placement/)
    await expect(page.getByText(/gift card or payment app/)).toBeVisible()
    await page.goBack()
    await expect(field(page)).toHaveValue('gift card')
    await expect(page.getByRole('heading', { name: 'Also mentioned in' })).toBeVisible()
  },
)

test('on a phone, the Search button leads to the results, and the field can be cleared with a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/blog')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  const box = (await button.boundingBox())!
  expect(box.y).toBe((await field(page).boundingBox())!.y)
  expect(box.height).toBeGreaterThanOrEqual(48)
  await field(page).fill('board')
  await expect(line(page)).toHaveText('Found 1 article for “board”')
  await button.click()
  await expect(page.getByRole('group', { name: 'Articles' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeInViewport()

  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  const { height, width } = (await clear.boundingBox())!
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(48)
  await clear.click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
})

test.describe('without the code of the search', () => {
  test.use({ allowedError: /Failed to load resource|search-engine/ })

  test('what was typed is found', async ({ page }) => {
    await page.route(/search-engine/, (route) => route.abort())
    await openList(page)
    await field(page).fill('board')
    await expect(line(page)).toHaveText('Found 1 article for “board”')
    await expect(page.getByRole('link', { name: /Scam Likely/ })).toHaveCount(0)
    await field(page).fill('no such words')
    await expect(line(page)).toHaveText('No articles found for “no such words”')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page.getByText('Featured', { exact: true })).toBeVisible()
  })
})

import type { Locator, Page } from '@playwright/test'
import { offences } from './journeys/axe'
import { heardSince, listenIn } from './journeys/heard'
import { tabTo } from './journeys/keyboard'
import { expect, test, waitForReact } from './test'

const field = (page: Page): Locator => page.getByLabel('Search the articles')
const line = (page: Page): Locator => page.locator('main p[aria-hidden]')
const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Also mentioned in' })
const both = 'No article titles match “gift card”. 2 articles mention it.'
const clearFilters = (page: Page): Locator => page.getByRole('button', { name: 'Clear Filters' })

async function openList(page: Page): Promise<void> {
  await page.goto('/blog')
  await field(page).focus()
  await waitForReact(page)
}

test(
  'words inside articles are found, with the sentence that has them, which leads to the article',
  { tag: '@smoke' },
  async ({ page }) => {
    await openList(page)
    await field(page).fill('gift card')
    await expect(line(page)).toHaveText(both)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('main mark').first()).toHaveText('gift card')
    await page.getByRole('link', { name: /Board Seat/ }).click()
    await expect(page).toHaveURL(/board-placement/)
    await expect(page.getByText(/gift card or payment app/)).toBeVisible()
    await page.goBack()
    await expect(field(page)).toHaveValue('gift card')
    await expect(heading(page)).toBeVisible()
  },
)

test('the texts are loaded by the first search, once, and not by the field or a topic', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const loaded = (): number => requests.filter((path) => path.endsWith('article-texts.json')).length
  await openList(page)
  await page.getByRole('button', { name: 'Scams', exact: true }).click()
  await expect(line(page)).toHaveText(/in Scams$/)
  await page.waitForLoadState('networkidle')
  expect(loaded()).toBe(0)
  await field(page).fill('bank')
  await field(page).fill('gift card')
  await expect(heading(page)).toBeVisible()
  expect(loaded()).toBe(1)
})

test('by keyboard: Enter, the first article, and more of them', async ({ page }) => {
  await openList(page)
  await page.keyboard.type('slowly')
  await expect(heading(page)).toBeVisible()
  const links = page.locator('main h3 a[href*="/blog/"]')
  await expect(links).toHaveCount(5)
  await page.keyboard.press('Enter')
  await tabTo(page, links.first(), 1)
  await tabTo(page, page.getByRole('button', { name: 'Show more articles' }), 5)
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(10)
  await expect(links.nth(5)).toBeFocused()
})

test('screen readers hear one line, and find title, sentences and the way on', async ({ page }) => {
  await openList(page)
  await listenIn(page)
  await field(page).pressSequentially('gift card')
  // Before it, a search that takes a while says so, once.
  await expect
    .poll(async () => (await heardSince(page)).join('\n'))
    .toMatch(/^(Searching\.\.\.\n)?No article titles match “gift card”\. 2 articles mention it\.$/)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group "Articles":
      - status: No article titles match “gift card”. 2 articles mention it.
    - heading "Also mentioned in" [level=2]
    - list:
      - listitem:
        - heading /Scam Likely/ [level=3]:
          - link /Scam Likely/
        - paragraph:
          - mark: gift card
      - listitem:
        - heading /Board Seat/ [level=3]
    - button "Clear Filters"
  `)
  expect(await offences(page)).toEqual([])
})

test('while the texts are loading, the line never says that there are none', async ({
  page,
  context,
}) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await context.route(/article-texts/, async (route) => {
    await held
    await route.continue()
  })
  await openList(page)
  await listenIn(page)
  await field(page).fill('gift card')
  await expect.poll(() => heardSince(page)).toEqual(['Searching...'])
  letGo()
  await expect(line(page)).toHaveText(both)
  await expect
    .poll(async () => (await heardSince(page)).join('\n'))
    .toMatch(/^Searching\.\.\.\nNo article titles match “gift card”\. 2 articles mention it\./)
})

test.describe('where the texts cannot be loaded', () => {
  test.use({ allowedError: /Failed to load resource/ })

  test('search is as it was without them, and nothing is said', async ({ page, context }) => {
    await context.route(/article-texts/, (route) => route.abort())
    await openList(page)
    await field(page).fill('gift card')
    await expect(line(page)).toHaveText('No articles found for “gift card”')
    await expect(clearFilters(page)).toBeVisible()
    await expect(page.getByText(/could not be loaded|slower/)).toHaveCount(0)
    await field(page).fill('board')
    await expect(line(page)).toHaveText('Found 1 article for “board”')
  })
})

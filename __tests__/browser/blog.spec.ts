import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForReact } from './test'

const phoneArticle = /Scam Likely/
const boardArticle = /board/i

/** The line that tells how many were found, as it is seen. */
const line = (page: Page, text: string): Locator =>
  page.locator('main p[aria-hidden]').filter({ hasText: text })

test(
  'search matches title, excerpt, category and tags, and shows the number of results',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await page.goto('/blog')
    await page.getByLabel('Search the articles').fill('BOARD')
    await expect(line(page, 'Found 1 article for “BOARD”')).toBeVisible()
    await expect(page.getByRole('link', { name: boardArticle })).toHaveCount(1)
    await expect(page.getByRole('link', { name: phoneArticle })).toHaveCount(0)

    await page.getByLabel('Search the articles').fill('scams')
    await expect(line(page, 'Found 2 articles for “scams”')).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('the Search button is beside the field and leads to the results', async ({ page }) => {
    await page.goto('/blog')
    const field = page.getByLabel('Search the articles')
    const button = page.getByRole('button', { name: 'Search', exact: true })
    const [fieldBox, box] = [(await field.boundingBox())!, (await button.boundingBox())!]
    expect(box.y).toBe(fieldBox.y)
    expect(box.height).toBeGreaterThanOrEqual(48)
    await field.fill('board')
    await expect(line(page, 'Found 1 article for “board”')).toHaveCount(1)
    await button.click()
    await expect(page.getByRole('group', { name: 'Articles' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeInViewport()
  })
})

test(
  'search, topic and Clear Filters work together and change the address',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await page.goto('/blog')
    await waitForReactAfterFocus()
    await page.getByRole('button', { name: 'Safety', exact: true }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'No articles found in Safety' }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\?category=Safety$/)
    await expect(page.getByText('No articles found').filter({ visible: true })).toHaveCount(2)
    await expect(
      page.getByText('Try other search terms, or browse other categories.'),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.getByText('Featured', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'All Topics' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.goBack()
    await expect(page.getByRole('button', { name: 'Safety', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    async function waitForReactAfterFocus(): Promise<void> {
      await page.getByLabel('Search the articles').focus()
      await waitForReact(page)
    }
  },
)

test('an address with a topic and a search filters the list, also after a reload', async ({
  page,
}) => {
  await page.goto('/blog?category=Scams&q=phone')
  await expect(line(page, 'Found 1 article for “phone” in Scams')).toBeVisible()
  await expect(page.getByLabel('Search the articles')).toHaveValue('phone')
  await page.reload()
  await expect(line(page, 'Found 1 article for “phone” in Scams')).toBeVisible()
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(0)
})

test(
  'nonsense in the address and in the field is harmless',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/blog?category=Nonsense&page=99&q=%00%F0')
    await waitForReact(page)
    await expect(page.getByRole('button', { name: 'All Topics' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    for (const text of ['(', '\\', '*', '<script>alert(1)</script>', 'سلام', 'x'.repeat(10_000)]) {
      await page.getByLabel('Search the articles').fill(text)
      await expect(
        page.getByRole('status').filter({ hasText: /articles? (found )?for/ }),
      ).toBeVisible()
    }
  },
)

test('a misspelt word has no results, and the corrected one is suggested', async ({ page }) => {
  await page.goto('/blog')
  await page.getByLabel('Search the articles').fill('retirment')
  await expect(line(page, 'No articles found for “retirment”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Did you mean these?' })).toBeVisible()
  await expect(page.getByRole('link', { name: boardArticle })).toBeVisible()
})

test(
  'the newest featured article stands on top, and only there',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('link', { name: phoneArticle })).toHaveCount(1)
    await expect(page.getByRole('link', { name: boardArticle })).toHaveCount(1)
  },
)

test('the button Back to top appears after 300 pixels and moves nothing', async ({ page }) => {
  await page.goto('/blog')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  const height = (): Promise<number> => page.evaluate(() => document.body.scrollHeight)
  const before = await height()
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 320))
  await expect(button).toBeVisible()
  expect(await height()).toBe(before)
  await button.click()
  await expect(button).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('an article shows its text, tags, share button, and official links that announce a new tab', async ({
  page,
}) => {
  await page.goto('/blog/scam-likely-phone-call-protection')
  await expect(page.getByText('50 billion robocalls')).not.toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(3)
  const official = page.getByRole('link', { name: /opens a new tab/ })
  await expect(official).toHaveCount(4)
  const hosts = await official.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).hostname),
  )
  expect(hosts.sort()).toEqual([
    'consumercomplaints.fcc.gov',
    'reportfraud.ftc.gov',
    'www.donotcall.gov',
    'www.ic3.gov',
  ])
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await page.getByRole('link', { name: 'View All Safety Articles' }).click()
  await expect(page).toHaveURL(/\/blog\?category=Scams$/)
})

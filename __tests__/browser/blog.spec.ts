import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForReact } from './test'

/** The line that tells how many were found, as it is seen. */
const line = (page: Page, text: string): Locator =>
  page.locator('main p[aria-hidden]').filter({ hasText: text })

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

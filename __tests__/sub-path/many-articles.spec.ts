import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForReact } from '../browser/test'
import { counts, titleOf, total } from './articles'

// How topics, pages and results combine is tested in __tests__/search.

/** Returns the text of the pagination: "Showing 7-12 of 13 articles". */
const showing = (page: Page): Locator => page.getByText(/^Showing \d/)
/** The titles of the cards, from top to bottom. */
const titles = (page: Page): Locator => page.locator('main h3 a[href^="/blog/"]')
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

/** Opens the list and waits until its buttons answer. */
async function openList(page: Page, address = '/blog'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Search the articles').focus()
  await waitForReact(page)
}

test('topic, search and page survive a reload, an article and the way back', async ({ page }) => {
  const address = '/blog?category=Troubleshooting&q=part&page=3'
  const shown = `Showing 13-18 of ${counts.Troubleshooting} articles`
  await openList(page, address)
  await expect(showing(page)).toHaveText(shown)
  await page.reload()
  await expect(showing(page)).toHaveText(shown)
  await expect(button(page, 'Troubleshooting')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Search the articles')).toHaveValue('part')

  await titles(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('Troubleshooting', 13))
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(showing(page)).toHaveText(shown)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every article can be reached from the list, page by page', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
    // The search could not answer, so it is not shown.
    await expect(page.getByRole('search')).toBeHidden()
    await page.getByRole('link', { name: 'See all articles' }).click()
    await expect(page).toHaveURL('/blog/all')
    const found: string[] = []
    const next = page.getByRole('link', { name: 'Next', exact: true })
    for (;;) {
      found.push(...(await page.locator('main ol a[href^="/blog/"]').allTextContents()))
      if ((await next.count()) === 0) break
      await next.click()
    }
    expect(new Set(found).size).toBe(total)
    await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Previous', exact: true }).click()
    await expect(page).toHaveURL('/blog/all')
  })
})

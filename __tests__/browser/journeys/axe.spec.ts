import { expect, test, waitForReact } from '../test'
import { offences } from './axe'

// packages/comfort-audit measures every page as it loads. These tests open further content; the
// panel for easier reading is opened in __tests__/every-page.

test.describe('with content that appears only after a click', () => {
  test('the list with results, and with suggestions', async ({ page }) => {
    await page.goto('/blog?q=phone')
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible()
    expect(await offences(page)).toEqual([])
    await page.getByLabel('Search the articles').fill('robocolls')
    await expect(page.getByRole('heading', { name: 'Did you mean these?' })).toBeVisible()
    expect(await offences(page)).toEqual([])
    await page.getByLabel('Search the articles').fill('xqzvkw')
    await expect(page.locator('main p[aria-hidden]')).toHaveText(/^No articles found/)
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
    expect(await offences(page)).toEqual([])
  })

  test(
    'the form with error messages, and after it was sent',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.route('**/consultation', (route) => route.fulfill({ status: 200, json: {} }))
      await page.goto('/contact')
      await page.getByLabel('Email Address').fill('ruth@')
      await waitForReact(page)
      await page.getByRole('button', { name: 'Send my request' }).click()
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
      expect(await offences(page)).toEqual([])
      await page.getByLabel('Full Name *').fill('Ruth')
      await page.getByLabel('Phone Number *').fill('2025550177')
      await page.getByLabel('Email Address').fill('')
      await page.getByRole('button', { name: 'Send my request' }).click()
      await expect(page.getByText('Thank you', { exact: false }).first()).toBeVisible()
      expect(await offences(page)).toEqual([])
    },
  )
})

import { type Page } from '@playwright/test'
import { expect, test, waitForReact } from './test'

test('the manifest is linked after the first interaction, and not before', async ({
  page,
  pathPrefix,
  request,
}) => {
  await page.goto('/')
  const link = page.locator('head > link[rel="manifest"]')
  await expect(link).toHaveCount(0)
  await page.keyboard.press('Tab')
  await waitForReact(page)
  await expect(link).toHaveCount(1)
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(await answer.json()).toMatchObject({ start_url: `${pathPrefix}/` })
})

/** Keeps all scripts back until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test(
  'a topic clicked before hydration is selected afterwards',
  { tag: '@smoke' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/blog')
    await page.getByLabel('Search the articles').fill('phone')
    await page.getByRole('button', { name: 'Scams', exact: true }).click()
    release()
    await expect(page.getByRole('status').filter({ hasText: 'Found 1' })).toHaveText(
      'Found 1 article for “phone” in Scams',
    )
  },
)

test(
  'a search submitted before hydration shows its results afterwards',
  { tag: '@smoke' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/blog')
    await page.getByLabel('Search the articles').fill('phone')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('search')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('group', { name: 'Articles' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Found 1' })).toHaveText(
      'Found 1 article for “phone”',
    )
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeInViewport()
    await expect(page.getByRole('search')).toHaveAttribute('aria-busy', 'false')
  },
)

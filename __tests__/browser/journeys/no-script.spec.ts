import { type Locator, type Page } from '@playwright/test'
import { expect, received, test } from '../test'
import { readFacts } from './facts'

test.use({ javaScriptEnabled: false })

// Paper is tried in paper.spec.ts, with and without JavaScript.

const main = (page: Page): Locator => page.getByRole('main')

/** Opens a menu of the header; on a phone the menus are inside the Menu button. */
async function openMenu(page: Page, name: string, phone: boolean): Promise<void> {
  if (phone) await page.locator('header summary:visible', { hasText: 'Menu' }).click()
  if (name) await page.locator('header summary:visible', { hasText: name }).click()
}

test(
  'finds a service by the menu and asks for help; the browser checks and posts',
  { tag: '@smoke' },
  async ({ page }, { project }) => {
    const name = `Harold Plain ${project.name}`
    await page.goto('/')
    await openMenu(page, 'Services', project.name === 'phone')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Scam protection' }).click()
    await expect(page).toHaveURL(/\/services\/scam-protection$/)
    await main(page).locator('a[href^="/contact"]').first().click()
    await expect(page).toHaveURL(/\/contact/)
    const send = page.getByRole('button', { name: 'Send my request' })
    await page.getByLabel('Full Name *').fill(name)
    await send.click()
    // The browser itself reports the missing answer, and stays on the page.
    await expect(page).toHaveURL(/\/contact/)
    await expect(page.getByLabel('Phone Number *')).toBeFocused()
    expect(received(name)).toEqual([])
    await page.getByLabel('Phone Number *').fill('202 555 0177')
    await page.getByLabel('Tell us about it').fill('A call about my “account”.')
    await send.click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(received(name)).toEqual([
      expect.objectContaining({
        contentType: 'application/x-www-form-urlencoded',
        body: expect.objectContaining({
          name,
          phone: '202 555 0177',
          issue: 'A call about my “account”.',
        }),
      }),
    ])
  },
)

test('finds an article about a phone call in the list, and by the list of all', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What could not answer is not there.
  await expect(page.getByRole('search')).toBeHidden()
  await main(page)
    .getByRole('link', { name: /Scam Likely/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Scam Likely')

  await page.goto('/blog')
  await main(page).getByRole('link', { name: 'See all articles' }).click()
  await expect(main(page).getByRole('link', { name: /Scam Likely/ })).toBeVisible()
})

test('reads the prices', async ({ page }, { project }) => {
  await page.goto('/')
  await openMenu(page, '', project.name === 'phone')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .click()
  await expect(page).toHaveURL(/\/pricing$/)
  const facts = readFacts()
  for (const price of ['planTryOut', 'planComfort', 'planConcierge', 'familyLearning']) {
    await expect(main(page).getByText(facts[price]!, { exact: true }).first()).toBeVisible()
    await expect(
      main(page)
        .getByText(`was ${facts[`${price}Before`]!}`)
        .first(),
    ).toBeVisible()
  }
})

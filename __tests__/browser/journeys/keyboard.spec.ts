import { type Locator, type Page } from '@playwright/test'
import { expect, received, test } from '../test'
import { follow, skipToMain, tabTo } from './keyboard'

const article = '/blog/scam-likely-phone-call-protection'
const main = (page: Page): Locator => page.getByRole('main')
const linkIn = (container: Locator, name: string | RegExp): Locator =>
  container.getByRole('link', { name })

test(
  'finds a service, fixes a slip and asks for help',
  { tag: '@smoke' },
  async ({ page }, { project }) => {
    const name = `Edith Keys ${project.name}`
    await page.goto('/')
    await skipToMain(page)
    await tabTo(page, linkIn(main(page), 'Set up a new device'), 4)
    await follow(page, /\/services\/device-setup$/)
    await skipToMain(page)
    await tabTo(page, linkIn(main(page), 'Request device setup').first(), 4)
    await follow(page, /\/contact\?about=device-setup$/)

    await skipToMain(page)
    await tabTo(page, page.getByLabel('Full Name *'), 3)
    await page.keyboard.type(name)
    await tabTo(page, page.getByLabel('Phone Number *'), 1)
    await tabTo(page, page.getByLabel('Email Address'), 1)
    await page.keyboard.type('edith@example.com')
    const service = page.getByLabel('What do you need help with? *')
    await tabTo(page, service, 1)
    await expect(service).toHaveValue('device-setup')
    await page.keyboard.press('ArrowDown')
    await expect(service).toHaveValue('app-training')
    await tabTo(page, page.getByLabel('Tell us about it'), 1)
    await page.keyboard.type('Two lines.\nTab leaves this field.')
    await tabTo(page, page.getByLabel('Best time to call'), 1)
    await page.keyboard.type('Mor')
    await tabTo(page, page.getByRole('button', { name: 'Send my request' }), 1)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Enter your phone number' }), 1)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Phone Number *')).toBeFocused()
    await page.keyboard.type('(202) 555-0177')
    await tabTo(page, page.getByRole('button', { name: 'Send my request' }), 5)
    await page.keyboard.press('Space')
    const panel = page.getByRole('group', { name: 'Thank you for contacting us!' })
    await expect(panel).toBeFocused()
    expect(received(name).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        phone: '(202) 555-0177',
        email: 'edith@example.com',
        serviceType: 'app-training',
        issue: 'Two lines.\nTab leaves this field.',
        preferredTime: 'morning',
      }),
    ])
  },
)

test('finds an article about a phone call by the search', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/')
  await tabTo(page, linkIn(page.getByRole('contentinfo'), 'Resources'), 20, 'Shift+Tab')
  await follow(page, /\/blog$/)
  await skipToMain(page)
  await tabTo(page, page.getByLabel('Search the articles'), 2)
  await page.keyboard.type('phone call')
  await expect(page.getByText('What we found')).toBeVisible()
  // Enter leads past the topics to what was found.
  await page.keyboard.press('Enter')
  await tabTo(page, linkIn(main(page), /Scam Likely/), 1)
  await follow(page, new RegExp(`${article}$`))
  await skipToMain(page)
  const contents = page.locator('summary', { hasText: 'In this article' })
  // Beside the text on a wide screen, in a row that opens on a narrow one.
  if (await contents.isVisible()) {
    await tabTo(page, contents, 6)
    await page.keyboard.press('Enter')
  }
  const part = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(1)
  await tabTo(page, part, 6)
  const words = await part.innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeInViewport()
})

test('goes through the steps of an article, and prints it', { tag: '@smoke' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0 })
    window.print = () => void ((window as unknown as { printed: number }).printed += 1)
  })
  await page.goto(article)
  await skipToMain(page)
  const first = page.locator('.steps').first()
  await tabTo(page, first.getByRole('button', { name: 'Show one step at a time' }), 16)
  await page.keyboard.press('Space')
  const count = await first.locator('> ol > li').count()
  await expect(first.getByRole('heading', { name: `Step 1 of ${count}` })).toBeFocused()
  for (let step = 2; step <= count; step += 1) {
    await tabTo(page, first.getByRole('button', { name: 'Next' }), 2)
    await page.keyboard.press('Enter')
    await expect(first.getByRole('heading', { name: `Step ${step} of ${count}` })).toBeFocused()
  }
  // Every stop from here to the end of the article.
  await tabTo(page, page.getByRole('button', { name: 'Print' }), 45)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
})

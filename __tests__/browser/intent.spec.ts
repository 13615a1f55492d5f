import { type Page } from '@playwright/test'
import { onePageOfEachKind } from './pages'
import { expect, received, test, waitForReact } from './test'

for (const path of onePageOfEachKind) {
  test(`${path} asks for no script before the visitor reaches for something`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().includes('page-data')) {
        scripts.push(request.url())
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.keyboard.press('Tab')
    await waitForReact(page)
    expect(scripts.length).toBeGreaterThan(0)
  })
}

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

test('what is typed before React arrives is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel('Full Name *').fill('Early Bird')
  await page.getByLabel('Best time to call').selectOption('flexible')
  release()
  await waitForReact(page)
  await expect(page.getByLabel('Full Name *')).toHaveValue('Early Bird')
  await expect(page.getByLabel('Best time to call')).toHaveValue('flexible')
})

test('a request sent before React arrives is sent once, when it is there', async ({
  page,
}, testInfo) => {
  const name = `Early Sender ${testInfo.project.name}`
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel('Full Name *').fill(name)
  await page.getByLabel('Phone Number *').fill('904 555 0177')
  await page.getByRole('button', { name: 'Send my request' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  release()
  await expect(page.getByText('Thank you for contacting us!').first()).toBeVisible()
  expect(received(name)).toHaveLength(1)
})

test('a topic pressed before React arrives is chosen, when it is there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/blog')
  await page.getByLabel('Search the articles').fill('phone')
  await page.getByRole('button', { name: 'Scams', exact: true }).click()
  release()
  await expect(page.getByText('Found 1 article for “phone” in Scams')).toBeVisible()
})

test.describe('when a script cannot be loaded', () => {
  test.use({ allowedError: /./ })

  test('the page reads on and the form is sent by the browser itself', async ({
    page,
  }, testInfo) => {
    const name = `Plain Sender ${testInfo.project.name}`
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/contact')
    await page.getByLabel('Full Name *').fill(name)
    await page.getByLabel('Phone Number *').fill('904 555 0177')
    await page.getByRole('button', { name: 'Send my request' }).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(received(name)).toHaveLength(1)
  })
})

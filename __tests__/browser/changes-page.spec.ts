import { spawnSync } from 'node:child_process'
import { offences } from './journeys/axe'
import { expect, test } from './test'

let html: string

test.beforeAll(() => {
  // Playwright has a JSX of its own, so another program makes the page.
  const made = spawnSync(
    process.execPath,
    ['--import', 'tsx', '__tests__/browser/write-changes-page.ts'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  html = made.stdout
})

test.beforeEach(async ({ page }) => {
  // With the headers of the site, so that its content security policy applies. Whatever it blocks
  // fails the test.
  await page.route('**/__changes', async (route) => {
    const response = await route.fetch({ url: new URL('/', route.request().url()).href })
    const headers = response.headers()
    delete headers['content-encoding']
    delete headers['content-length']
    await route.fulfill({ status: 200, headers, body: html })
  })
})

test('a page of changes has no accessibility violations, and does not scroll sideways', async ({
  page,
}) => {
  const sidewaysScroll = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/__changes')
    await expect(page.getByText('Failed: 2 mistakes must be fixed.')).toBeVisible()
    expect(await offences(page)).toEqual([])
    expect(await sidewaysScroll()).toBe(0)
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await sidewaysScroll()).toBe(0)
})

import { spawnSync } from 'node:child_process'
import type { AxeResults } from 'axe-core'
import { axeSource } from '../../packages/comfort-audit/src/measure-site'
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('has no accessibility violations, and does not scroll sideways', async ({ page }) => {
      await page.goto('/__changes')
      await page.evaluate(axeSource())
      const { violations, passes } = await page.evaluate<AxeResults>(
        'axe.run(document, { rules: { "color-contrast-enhanced": { enabled: true } } })',
      )
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced')
      expect(await sidewaysScroll()).toBe(0)
      await page.evaluate('document.documentElement.style.fontSize = "200%"')
      expect(await sidewaysScroll()).toBe(0)

      function sidewaysScroll(): Promise<unknown> {
        return page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'lists what is new, changed and removed, with the words',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/__changes')
      const entries = page.getByRole('listitem')
      await expect(entries.filter({ hasText: /^New .*\/pricing/ })).toHaveCount(1)
      const changed = entries.filter({ hasText: /^Changed .*\/blog\/scam-likely/ })
      await expect(changed).toHaveCount(1)
      await expect(entries.filter({ hasText: /^Removed .*an-old-article/ })).toHaveCount(1)
      await expect(page.getByText('Failed: 2 mistakes must be fixed.')).toBeVisible()

      await expect(changed.getByRole('deletion').first()).toHaveText('one')
      await expect(changed.getByRole('insertion').first()).toHaveText('you')
    },
  )
})

import { expect, test } from '../test'

// Hands are the same on every screen; the small one is harder.
test.use({ viewport: { width: 360, height: 740 } })

test(
  'a double click advances one step, and opens the panel once',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/blog/scam-likely-phone-call-protection')
    const panel = page.getByRole('region', { name: 'Make it easier to read' })
    await page.getByRole('button', { name: /easier to read/i }).dblclick()
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    const box = page.locator('.steps').first()
    await box.getByRole('button', { name: 'Show one step at a time' }).dblclick()
    await expect(box.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
    await box.getByRole('button', { name: 'Next' }).dblclick()
    await expect(box.getByRole('heading', { name: /^Step 2 of/ })).toBeVisible()
  },
)

test('on a phone with text at 200 % a step begins at the top of the screen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('reading', '{"size":"200%"}'))
  await page.goto('/blog/scam-likely-phone-call-protection')
  const box = page.locator('.steps').first()
  await box.getByRole('button', { name: 'Show one step at a time' }).click()
  for (const step of [1, 2, 3]) {
    const heading = box.getByRole('heading', { name: new RegExp(`^Step ${step} of`) })
    await expect(heading).toBeFocused()
    const bar = (await page.getByRole('banner').boundingBox())!
    const { y } = (await heading.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(bar.y + bar.height)
    expect(y).toBeLessThan(300)
    await box.getByRole('button', { name: 'Next' }).click()
  }
})

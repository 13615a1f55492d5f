import { type Locator, type Page } from '@playwright/test'
import { expect, test } from './test'

const list = (page: Page): Locator => page.locator('.steps').first()
const steps = (page: Page): Locator => list(page).locator('> ol > li')
const button = (page: Page, name: string): Locator => list(page).getByRole('button', { name })

async function openFirst(page: Page): Promise<number> {
  await page.goto('/blog/board-placement-advance-fee-scam')
  const count = await steps(page).count()
  await button(page, 'Show one step at a time').click()
  await expect(list(page).getByText(`Step 1 of ${count}`)).toBeFocused()
  return count
}

test(
  'steps are shown one at a time with their position and number, by keyboard as well, and all on paper',
  { tag: '@smoke' },
  async ({ page }) => {
    const wayBack = steps(page).nth(0).getByText('If it goes wrong')
    const ending = list(page).getByText('How you know it worked')
    const count = await openFirst(page)
    await expect(wayBack).toBeVisible()
    await expect(ending).toBeHidden()
    await expect(steps(page).nth(1)).toBeHidden()
    await expect(button(page, 'Back')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Next')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list(page).getByText(`Step 2 of ${count}`)).toBeFocused()
    await expect(wayBack).toBeHidden()
    await expect(steps(page).nth(1)).toBeVisible()
    await expect(list(page).locator('> ol')).toHaveCSS('counter-reset', 'step 1')
    await button(page, 'Back').click()
    await expect(steps(page).nth(0)).toBeVisible()
    for (let step = 2; step <= count; step += 1) await button(page, 'Next').click()
    await expect(list(page).getByText(`Step ${count} of ${count}`)).toBeFocused()
    await expect(button(page, 'Next')).toBeHidden()
    await expect(ending).toBeVisible()

    await button(page, 'Back').click()
    await page.emulateMedia({ media: 'print' })
    for (let step = 0; step < count; step += 1) await expect(steps(page).nth(step)).toBeVisible()
    await expect(wayBack).toBeVisible()
    await expect(ending).toBeVisible()
    await expect(list(page).getByRole('button')).toHaveCount(0)

    await page.emulateMedia({ media: 'screen' })
    await button(page, 'Show all steps').click()
    for (let step = 0; step < count; step += 1) await expect(steps(page).nth(step)).toBeVisible()
    await expect(button(page, 'Show one step at a time')).toBeFocused()
    await expect(list(page).getByText(/^Step \d/)).toHaveCount(0)
    const bar = (await page.getByRole('banner').boundingBox())!
    const focused = (await button(page, 'Show one step at a time').boundingBox())!
    expect(focused.y).toBeGreaterThan(bar.y + bar.height + 20)
  },
)

test('Next and Back are large and far apart, and fit a narrow screen at 200 %', async ({
  page,
}) => {
  await openFirst(page)
  await button(page, 'Next').click()
  const back = (await button(page, 'Back').boundingBox())!
  const next = (await button(page, 'Next').boundingBox())!
  expect(Math.min(back.height, next.height)).toBeGreaterThanOrEqual(48)
  expect(next.x - (back.x + back.width)).toBeGreaterThanOrEqual(32)

  await page.setViewportSize({ width: 320, height: 740 })
  await page.evaluate(() => localStorage.setItem('reading', '{"size":"200%"}'))
  await openFirst(page)
  await button(page, 'Next').click()
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond).toBeLessThanOrEqual(0)
})

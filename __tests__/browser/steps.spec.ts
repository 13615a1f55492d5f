import { type Locator, type Page } from '@playwright/test'
import { expect, test } from './test'

const article = '/blog/board-placement-advance-fee-scam'
const list = (page: Page): Locator => page.locator('.steps').first()
const steps = (page: Page): Locator => list(page).locator('> ol > li')
const button = (page: Page, name: string): Locator => list(page).getByRole('button', { name })

async function openFirst(page: Page): Promise<number> {
  await page.goto(article)
  const count = await steps(page).count()
  await button(page, 'Show one step at a time').click()
  await expect(list(page).getByText(`Step 1 of ${count}`)).toBeFocused()
  return count
}

test(
  'shows one step at a time, by keyboard as well, with its position',
  { tag: '@smoke' },
  async ({ page }) => {
    const count = await openFirst(page)
    await expect(steps(page).nth(0)).toBeVisible()
    await expect(steps(page).nth(1)).toBeHidden()
    await expect(button(page, 'Back')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Next')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list(page).getByText(`Step 2 of ${count}`)).toBeFocused()
    await expect(steps(page).nth(0)).toBeHidden()
    await expect(steps(page).nth(1)).toBeVisible()
    await button(page, 'Back').click()
    await expect(steps(page).nth(0)).toBeVisible()
    for (let step = 2; step <= count; step += 1) await button(page, 'Next').click()
    await expect(list(page).getByText(`Step ${count} of ${count}`)).toBeFocused()
    await expect(button(page, 'Next')).toBeHidden()
  },
)

test('each step keeps its number', async ({ page }) => {
  await openFirst(page)
  await button(page, 'Next').click()
  const reset = await list(page)
    .locator('> ol')
    .evaluate((element) => getComputedStyle(element).counterReset)
  expect(reset).toBe('step 1')
})

test('Next and Back are large and far apart', async ({ page }) => {
  await openFirst(page)
  await button(page, 'Next').click()
  const back = (await button(page, 'Back').boundingBox())!
  const next = (await button(page, 'Next').boundingBox())!
  expect(Math.min(back.height, next.height)).toBeGreaterThanOrEqual(48)
  expect(next.x - (back.x + back.width)).toBeGreaterThanOrEqual(32)
})

test('Show all steps brings them back', async ({ page }) => {
  const count = await openFirst(page)
  await button(page, 'Show all steps').click()
  for (let step = 0; step < count; step += 1) await expect(steps(page).nth(step)).toBeVisible()
  await expect(button(page, 'Show one step at a time')).toBeFocused()
  await expect(list(page).getByText(/^Step \d/)).toHaveCount(0)
})

test('on paper all steps are shown, without buttons', { tag: '@smoke' }, async ({ page }) => {
  const count = await openFirst(page)
  await button(page, 'Next').click()
  await page.emulateMedia({ media: 'print' })
  for (let step = 0; step < count; step += 1) await expect(steps(page).nth(step)).toBeVisible()
  await expect(list(page).getByRole('button')).toHaveCount(0)
})

const wayBack = (page: Page): Locator => steps(page).nth(0).getByText('If it goes wrong')
const ending = (page: Page): Locator => list(page).getByText('How you know it worked')

test(
  'what to do if it goes wrong is shown with its step, and how to know that it worked with the last',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(article)
    await expect(wayBack(page)).toBeVisible()
    await expect(ending(page)).toBeVisible()
    const count = await openFirst(page)
    await expect(wayBack(page)).toBeVisible()
    await expect(ending(page)).toBeHidden()
    await button(page, 'Next').click()
    await expect(wayBack(page)).toBeHidden()
    for (let step = 3; step <= count; step += 1) await button(page, 'Next').click()
    await expect(ending(page)).toBeVisible()
    await button(page, 'Back').click()
    await expect(ending(page)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(wayBack(page)).toBeVisible()
    await expect(ending(page)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await button(page, 'Show all steps').click()
    await expect(ending(page)).toBeVisible()
  },
)

test('it is a part of its step for screen readers', async ({ page }) => {
  await page.goto(article)
  await expect(steps(page).nth(0)).toMatchAriaSnapshot(`
    - listitem:
      - paragraph
      - paragraph:
        - strong: If it goes wrong
      - paragraph: /Do they press you/
  `)
})

test('on paper a label stays with its field', async ({ page }) => {
  await page.goto('/contact')
  await page.emulateMedia({ media: 'print' })
  const labels = page.locator('form').first().locator('label[for]')
  const boxes = await labels.evaluateAll((all) =>
    all.map((label) => {
      const field = document.getElementById((label as HTMLLabelElement).htmlFor)!
      let box: Element = label
      while (!box.contains(field)) box = box.parentElement!
      const { display, breakInside } = getComputedStyle(box)
      return `${display} ${breakInside}`
    }),
  )
  // Chrome cuts flex containers in spite of break-inside.
  expect(new Set(boxes)).toEqual(new Set(['block avoid']))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each step says what to do if it goes wrong', async ({ page }) => {
    await page.goto(article)
    await expect(wayBack(page)).toBeVisible()
    await expect(ending(page)).toBeVisible()
  })

  test('steps are a numbered list, and there is no button', { tag: '@smoke' }, async ({ page }) => {
    await page.goto(article)
    await expect(steps(page).first()).toBeVisible()
    await expect(list(page).getByText('Show one step at a time')).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('the article can be sent to family', async ({ page }) => {
    await page.goto(article)
    for (const [name, start] of [
      ['E-mail', 'mailto:?subject='],
      ['Text message', 'sms:?&body='],
    ] as const) {
      const address = await page.locator('main').getByRole('link', { name }).getAttribute('href')
      expect(address).toContain(start)
      expect(decodeURIComponent(address ?? '')).toContain(`https://hearthside.example${article}`)
    }
  })
})

test('at 200 % on a narrow screen the buttons fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.addInitScript(() => localStorage.setItem('reading', '{"size":"200%"}'))
  await openFirst(page)
  await button(page, 'Next').click()
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond).toBeLessThanOrEqual(0)
})

import { allAnswers, button, fillIn, labels } from './form'
import { onePageOfEachKind } from './pages'
import { closeFlexGaps, takeScriptsBack, takeStylesBack } from './take-away'
import { expect, received, test, waitForReact } from './test'

// Row 43: without what the oldest promised browsers lack. Any error fails a test.

test.describe('without methods newer than 2020', () => {
  test.beforeEach(({ context }) => takeScriptsBack(context))

  test(
    'panel, menus, questions, steps and search work, and both forms are sent',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/faq')
      await page.getByRole('button', { name: /easier to read/i }).click()
      await page.getByRole('radio', { name: '150 %' }).check()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('radio', { name: '150 %' })).toBeHidden()

      const menu = page.locator('header summary').filter({ visible: true }).first()
      await menu.click()
      await expect(page.locator('header details[open] a').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('header details[open] a').first()).toBeHidden()

      const question = page.locator('main summary').first()
      await question.click()
      await expect(page.locator('main details[open]')).toHaveCount(1)
      await question.click()
      await expect(page.locator('main details[open]')).toHaveCount(0)

      await page.goto('/blog/scam-likely-phone-call-protection')
      await page.getByRole('button', { name: 'Show one step at a time' }).first().click()
      await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible()

      await page.goto('/blog')
      const results = page.getByRole('group', { name: 'Articles' })
      await page.getByRole('searchbox').fill('scam')
      await expect(results).toContainText(/^Found \d+ article/)
      await page.getByRole('searchbox').fill('no such words anywhere')
      await expect(results).toContainText('No articles found')
      await page.getByRole('button', { name: 'Clear Filters' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await page.locator('#newsletter-email').fill('visitor@example.com')
      await page.locator('form:has(#newsletter-email) [type=submit]').click()
      await expect(page.getByRole('group').getByText(/Subscribed/)).toBeVisible()

      const answers = allAnswers('Old tablet')
      await page.goto('/contact')
      await page.getByLabel(labels.name).focus()
      await waitForReact(page)
      await button(page).click()
      await expect(page.locator('[aria-labelledby=problems-title]')).toBeFocused()
      await fillIn(page, answers)
      await button(page).click()
      await expect(page.getByRole('group').getByText(/^Thank you/)).toBeVisible()
      expect(received(answers.name)).toHaveLength(1)
    },
  )
})

test('with the styles of 2020, no page scrolls sideways, and controls keep their distance', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await takeStylesBack(context)
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const path of onePageOfEachKind) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.goto(path)
        await closeFlexGaps(page)
        const { sideways, close } = await page.evaluate(() => {
          const root = document.documentElement
          const boxes = Array.from(document.querySelectorAll('a, button, summary'))
            .filter((element) => element.getClientRects().length === 1)
            .filter((element) => getComputedStyle(element).display !== 'inline')
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && box.height > 0)
          const near: string[] = []
          for (const [index, { element, box }] of boxes.entries()) {
            for (const other of boxes.slice(index + 1)) {
              if (element.contains(other.element) || other.element.contains(element)) continue
              if (element.parentElement !== other.element.parentElement) continue
              const across =
                Math.max(box.left, other.box.left) - Math.min(box.right, other.box.right)
              const down = Math.max(box.top, other.box.top) - Math.min(box.bottom, other.box.bottom)
              if (Math.max(across, down) < 4) {
                near.push(`${element.textContent} / ${other.element.textContent}`)
              }
            }
          }
          return { sideways: root.scrollWidth - root.clientWidth, close: near }
        })
        expect(sideways).toBe(0)
        expect(close).toEqual([])
      })
    }
  }
})

import { onePageOfEachKind } from '../browser/pages'
import { expect, received, test, waitForReact } from '../browser/test'
import { allAnswers, button, fillIn, labels } from '../browser/faults/form'
import { closeFlexGaps, takeScriptsBack, takeStylesBack } from './take-away'

// What is taken away here is what the oldest promised browsers lack. Any error fails a test.

test.describe('row 43: without methods newer than 2020', () => {
  test.beforeEach(({ context }) => takeScriptsBack(context))

  test('the methods are missing', async ({ page }) => {
    await page.goto('/')
    const there = await page.evaluate(() => [
      'at' in Array.prototype,
      'hasOwn' in Object,
      typeof structuredClone,
      typeof requestIdleCallback,
    ])
    expect(there).toEqual([false, false, 'undefined', 'undefined'])
  })

  for (const path of onePageOfEachKind) {
    test(`${path} keeps its text and phone numbers after a key press, and its panel opens`, async ({
      page,
    }) => {
      const measure = () =>
        page.evaluate(() => ({
          text: document.getElementById('main')?.innerText,
          calls: document.querySelectorAll('a[href^="tel:"]').length,
        }))
      await page.goto(path)
      const before = await measure()
      await page.keyboard.press('Tab')
      await waitForReact(page)
      expect(await measure()).toEqual(before)
      await page.getByRole('button', { name: /easier to read/i }).click()
      await page.getByRole('radio', { name: '150 %' }).check()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('radio', { name: '150 %' })).toBeHidden()
    })
  }

  test('the menus open and close', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    const menu = page.locator('header summary').filter({ visible: true }).first()
    const links = page.locator('header details[open] a').first()
    await menu.click()
    await expect(links).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await menu.click()
    await links.click()
    await expect(page).not.toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('an accordion opens and closes', async ({ page }) => {
    await page.goto('/faq')
    const question = page.locator('main summary').first()
    const answer = page.locator('main details[open]')
    await question.click()
    await waitForReact(page)
    await expect(answer).toHaveCount(1)
    await question.click()
    await expect(answer).toHaveCount(0)
  })

  test('the consultation form shows what is missing, and is sent', async ({ page }) => {
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
  })

  test('the newsletter form is sent', async ({ page }) => {
    await page.goto('/')
    await page.locator('#newsletter-email').fill('visitor@example.com')
    await waitForReact(page)
    await page.locator('form:has(#newsletter-email) [type=submit]').click()
    await expect(page.getByRole('group').getByText(/Subscribed/)).toBeVisible()
  })

  test('the search finds, filters and can be cleared', async ({ page }) => {
    await page.goto('/blog')
    const results = page.getByRole('group', { name: 'Articles' })
    await page.getByRole('searchbox').fill('scam')
    await expect(results).toContainText(/^Found \d+ article/)
    await page.getByRole('searchbox').fill('no such words anywhere')
    await expect(results).toContainText('No articles found')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('steps are shown one at a time', async ({ page }) => {
    await page.goto('/blog/scam-likely-phone-call-protection')
    await page.getByRole('button', { name: 'Show one step at a time' }).first().click()
    await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible()
  })
})

test.describe('row 43: a touch', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } })

  for (const path of onePageOfEachKind) {
    test(`on ${path} loads React, and no content disappears`, async ({ page, context }) => {
      await takeScriptsBack(context)
      await page.goto(path)
      const text = await page.locator('main').innerText()
      await page.getByRole('heading', { level: 1 }).tap()
      await waitForReact(page)
      expect(await page.locator('main').innerText()).toBe(text)
      expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
    })
  }
})

test.describe('row 43: with the styles of 2020', () => {
  for (const width of [390, 820, 1280]) {
    test(`at ${width} px no page scrolls sideways, and controls keep their distance`, async ({
      page,
      context,
    }) => {
      await takeStylesBack(context)
      await page.setViewportSize({ width, height: 1000 })
      for (const path of onePageOfEachKind) {
        await test.step(path, async () => {
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
                const down =
                  Math.max(box.top, other.box.top) - Math.min(box.bottom, other.box.bottom)
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
    })
  }

  test('the badge of a plan covers no text', async ({ page, context }) => {
    await takeStylesBack(context)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/pricing')
    await closeFlexGaps(page)
    const covered = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main h3'))
        .filter((title) => {
          const { left, top, width, height } = title.getBoundingClientRect()
          title.scrollIntoView({ block: 'center' })
          const box = title.getBoundingClientRect()
          const seen = document.elementFromPoint(
            box.left + Math.min(width, 40) / 2,
            box.top + height / 2,
          )
          return (
            width + left + top > 0 &&
            seen !== null &&
            !title.contains(seen) &&
            !seen.contains(title)
          )
        })
        .map((title) => title.textContent),
    )
    expect(covered).toEqual([])
  })
})

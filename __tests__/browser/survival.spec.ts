import type { Locator, Page, Route } from '@playwright/test'
import { allAnswers, button, fillIn, labels } from './form'
import { expect, received, test, waitForReact } from './test'

// What is broken here on purpose is reported: each test counts how often.
test.use({ allowedError: /./ })

interface Amount {
  letters: number
  calls: number
  links: number
  forms: number
}

/**
 * Measures how much of a page is there for a visitor who reads, calls, follows links or writes.
 * Controls that need a script are not counted: a restored page is without them.
 */
const measure = (page: Page): Promise<Amount> =>
  page.evaluate(() => {
    const letters = (element: Element | null): number =>
      element instanceof HTMLElement ? element.innerText.replace(/\s/g, '').length : 0
    const needScript = Array.from(
      document.querySelectorAll('main button[type=button], main [role=search]'),
    ).filter((element) => !element.parentElement?.closest('[role=search]'))
    return {
      letters: needScript.reduce(
        (sum, element) => sum - letters(element),
        letters(document.getElementById('main')),
      ),
      calls: document.querySelectorAll('a[href^="tel:"]').length,
      links: document.querySelectorAll('a[href]').length,
      forms: document.querySelectorAll('form[method=post]').length,
    }
  })

/** Every line of the console that tells of an error, and every uncaught error. */
function collectReports(page: Page): string[] {
  const reports: string[] = []
  page.on('pageerror', (error) => reports.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') reports.push(message.text())
  })
  return reports
}

const waitForFailure = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as { failed?: boolean }).failed)

/** Takes everything away that a template renders. */
async function loseData(route: Route): Promise<void> {
  const response = await route.fetch()
  const data = (await response.json()) as { result: object }
  await route.fulfill({ response, json: { ...data, result: { ...data.result, data: {} } } })
}

/** Lets every component with a list throw, and renders some of them by pressing a button. */
const pressWithBrokenLists = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    Array.prototype.map = () => {
      throw new Error('broken on purpose')
    }
    element.click()
  })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('react-failed', () => Object.assign(window, { failed: true }))
  })
})

test.describe('row 42: React throws while it hydrates', () => {
  test('the page keeps its text, phone numbers and links', { tag: '@smoke' }, async ({ page }) => {
    const reports = collectReports(page)
    await page.route('**/page-data.json', loseData)
    await page.goto('/services/device-setup')
    const before = await measure(page)
    await page.keyboard.press('Tab')
    await waitForFailure(page)
    expect(await measure(page)).toEqual(before)
    expect(reports).toHaveLength(1)
    await page.locator('footer a[href="/contact"]').first().click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByLabel(labels.name)).toBeVisible()
  })

  test('typed text stays, also while typing goes on, and the browser posts the form', async ({
    page,
  }) => {
    const name = 'Typed while React breaks'
    await page.route('**/page-data.json', loseData)
    await page.goto('/contact')
    await page.getByLabel(labels.name).pressSequentially(name.slice(0, 12), { delay: 30 })
    await waitForFailure(page)
    await page.keyboard.type(name.slice(12))
    await expect(page.getByLabel(labels.name)).toHaveValue(name)
    await fillIn(page, { ...allAnswers(name) })
    await button(page).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(received(name)).toHaveLength(1)
    expect(received(name)[0]?.contentType).toBe('application/x-www-form-urlencoded')
  })
})

test.describe('row 42: a script throws after hydration', () => {
  test('the page is restored to the HTML of the server', async ({ page }) => {
    const reports = collectReports(page)
    await page.goto('/blog/scam-likely-phone-call-protection')
    const before = await measure(page)
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.waitForLoadState('networkidle')
    await pressWithBrokenLists(page.getByRole('button', { name: /easier to read/i }))
    await waitForFailure(page)
    expect(await measure(page)).toEqual(before)
    expect(reports).toHaveLength(1)
  })

  test('a page that was changed by a translation tool stays visible', async ({ page }) => {
    await page.goto('/contact')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    const before = await measure(page)
    // As translators do: each text moves into an element of theirs.
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const all: Text[] = []
      while (texts.nextNode()) all.push(texts.currentNode as Text)
      for (const text of all.filter(
        (one) => one.data.trim() && !one.parentElement?.closest('script, style'),
      )) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })
    await button(page).click()
    await page.getByRole('button', { name: /easier to read/i }).click()
    await page.waitForLoadState('networkidle')
    const after = await measure(page)
    expect(after.letters).toBeGreaterThan(0.9 * before.letters)
    expect(after.calls).toBeGreaterThanOrEqual(before.calls)
  })
})

test.describe('row 42: the next page throws after navigation without a reload', () => {
  test('it is loaded from the server once, and stays complete when it throws again', async ({
    page,
  }) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.goto('/contact')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.route('**/page-data/about/page-data.json', loseData)
    const loaded = page.waitForEvent('load')
    await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
    await loaded
    expect(loads).toEqual(['/contact', '/about'])
    await page.waitForLoadState('networkidle')
    const before = await measure(page)
    expect(before.letters).toBeGreaterThan(1000)
    await page.keyboard.press('Tab')
    await waitForFailure(page)
    expect(await measure(page)).toEqual(before)
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual(['/contact', '/about'])
  })
})

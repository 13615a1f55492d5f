import type { Locator, Page, Route } from '@playwright/test'
import { builtInterface, builtPages } from '../../tools/built-site'
import { fieldOf, fillIn, forms, submit } from './form'
import { expect, receivedWith, test, waitForReact } from './test'

// What is broken here on purpose is reported: each test counts how often.
test.use({ allowedError: /./ })

const form = forms[0]!
const { button } = builtInterface('/').preferences
const opener = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${button.brief}|${button.full})$`) })
const pages = builtPages().filter((path) => path !== '/')

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
const pressWithBrokenLists = (pressed: Locator): Promise<void> =>
  pressed.evaluate((element: HTMLElement) => {
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

test.describe('React throws while it hydrates', () => {
  test('the page keeps its text, phone numbers and links', async ({ page }) => {
    const reports = collectReports(page)
    await page.route('**/page-data.json', loseData)
    await page.goto('/')
    const before = await measure(page)
    await page.keyboard.press('Tab')
    await waitForFailure(page)
    expect(await measure(page)).toEqual(before)
    expect(reports).toHaveLength(1)
  })

  test('typed text stays, also while typing goes on, and the browser posts the form', async ({
    page,
  }) => {
    test.skip(!form, 'No page of this site has the form.')
    const typed = `Typed while React breaks ${Date.now()}`
    const [{ name } = { name: '' }] = form.section.fields
    await page.route('**/page-data.json', loseData)
    await page.goto(form.path)
    const field = fieldOf(page, form, name)
    await field.pressSequentially(typed.slice(0, 12), { delay: 30 })
    await waitForFailure(page)
    await page.keyboard.type(typed.slice(12))
    await expect(field).toHaveValue(typed)
    const answers = await fillIn(page, form, `broken${Date.now()}`)
    await submit(page, form).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(receivedWith(form.reply, answers[form.reply]!)).toHaveLength(1)
  })
})

test.describe('a script throws after hydration', () => {
  test('the page is restored to the HTML of the server', async ({ page }) => {
    const reports = collectReports(page)
    await page.goto('/')
    const before = await measure(page)
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.waitForLoadState('networkidle')
    await pressWithBrokenLists(opener(page))
    await waitForFailure(page)
    expect(await measure(page)).toEqual(before)
    expect(reports).toHaveLength(1)
  })

  test('a page that was changed by a translation tool stays visible', async ({ page }) => {
    await page.goto(form?.path ?? '/')
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
    await opener(page).click()
    await page.waitForLoadState('networkidle')
    const after = await measure(page)
    expect(after.letters).toBeGreaterThan(0.9 * before.letters)
    expect(after.calls).toBeGreaterThanOrEqual(before.calls)
  })
})

test.describe('the next page throws after navigation without a reload', () => {
  test('it is loaded from the server once, and stays complete when it throws again', async ({
    page,
  }) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    const next = await page
      .locator('footer a')
      .evaluateAll(
        (links, known) =>
          links.map((link) => link.getAttribute('href') ?? '').find((to) => known.includes(to)) ??
          '',
        pages,
      )
    await page.route(`**/page-data${next}/page-data.json`, loseData)
    const loaded = page.waitForEvent('load')
    await page.locator(`footer a[href="${next}"]`).click()
    await loaded
    expect(loads).toEqual(['/', next])
    await page.waitForLoadState('networkidle')
    const before = await measure(page)
    expect(before.letters).toBeGreaterThan(300)
    await page.keyboard.press('Tab')
    await waitForFailure(page)
    expect(await measure(page)).toEqual(before)
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual(['/', next])
  })
})

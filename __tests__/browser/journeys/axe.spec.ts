import type { Page } from '@playwright/test'
import { axeSource } from '../../../tools/comfort/axe-source'
import { onePageOfEachKind } from '../pages'
import { expect, test, waitForReact } from '../test'

// The rules of tools/comfort look at every page as it comes. Here stands what a visitor opens.

const script = axeSource()
const contrast = ['color-contrast', 'color-contrast-enhanced']

/** Offences against the rules of axe-core, its stricter ones too, each with where it is. */
async function offences(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  return page.evaluate(async (names) => {
    const stricter = ['target-size', 'identical-links-same-purpose', 'color-contrast-enhanced']
    const { violations } = await window.axe.run(document, {
      preload: false,
      resultTypes: ['violations'],
      ...(names
        ? { runOnly: { type: 'rule', values: [...names] } }
        : { rules: Object.fromEntries(stricter.map((id) => [id, { enabled: true }])) }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 80)}`),
    )
  }, only)
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /easier to read/i }).click()
  await expect(page.getByRole('region', { name: 'Make it easier to read' })).toBeVisible()
}

test.describe('with the reading panel open, in each of its themes, at 200 %', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 1000)
  for (const path of onePageOfEachKind) {
    test(`${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await openPanel(page)
      const panel = page.getByRole('region', { name: 'Make it easier to read' })
      await panel.getByLabel('200 %').check()
      await panel.getByLabel('Light').check()
      expect(await offences(page)).toEqual([])
      for (const theme of ['Dark', 'More contrast']) {
        await panel.getByLabel(theme).check()
        expect(await offences(page, contrast), theme).toEqual([])
      }
      // More contrast on a dark ground is a theme of its own.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await offences(page, contrast), 'more contrast, dark').toEqual([])
    })
  }
})

test.describe('with what is there only after a press', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000)

  test('the list with what was found, and with what may have been meant', async ({ page }) => {
    await page.goto('/blog?q=phone')
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible()
    expect(await offences(page)).toEqual([])
    await page.getByLabel('Search the articles').fill('retirment')
    await expect(page.getByRole('heading', { name: /^Showing results for/ })).toBeVisible()
    expect(await offences(page)).toEqual([])
    await page.getByLabel('Search the articles').fill('xqzvkw')
    await expect(page.locator('main p[aria-hidden]')).toHaveText(/^No articles found/)
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
    expect(await offences(page)).toEqual([])
  })

  test('an article with a step open', async ({ page }) => {
    await page.goto('/blog/scam-likely-phone-call-protection')
    await page.getByRole('button', { name: 'Show one step at a time' }).first().click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: /^Step 2 of/ })).toBeFocused()
    expect(await offences(page)).toEqual([])
  })

  test('the form with its mistakes, and after it was sent', async ({ page }) => {
    await page.route('**/consultation', (route) => route.fulfill({ status: 200, json: {} }))
    await page.goto('/contact')
    await page.getByLabel('Email Address').fill('ruth@')
    await waitForReact(page)
    await page.getByRole('button', { name: 'Send my request' }).click()
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
    expect(await offences(page)).toEqual([])
    await page.getByLabel('Full Name *').fill('Ruth')
    await page.getByLabel('Phone Number *').fill('9045550177')
    await page.getByLabel('Email Address').fill('')
    await page.getByRole('button', { name: 'Send my request' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    expect(await offences(page)).toEqual([])
  })
})

test('the menus, open', async ({ page }, { project }) => {
  await page.goto('/')
  if (project.name === 'phone') {
    await page.locator('header summary:visible', { hasText: 'Menu' }).click()
  }
  await page.locator('header summary:visible', { hasText: 'Locations' }).click()
  await expect(page.locator('header').getByRole('link', { name: /^Chicago/ })).toBeVisible()
  expect(await offences(page)).toEqual([])
})

import type { ConsoleMessage, Page, Request } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEndpoint } from '../../../tools/ports'
import { expect, test } from '../test'
import {
  allAnswers,
  button,
  collectorAnswers,
  expectErrorState,
  expectSuccess,
  fillIn,
  networkErrors,
  openForm,
} from './form'

test.describe('row 21: where the browser stores nothing', () => {
  /** A Chromium whose user has switched off cookies and all other site data. */
  const withoutStorage = test.extend({
    page: async ({ playwright, launchOptions, baseURL }, use) => {
      const profile = mkdtempSync(join(tmpdir(), 'forgetful-'))
      mkdirSync(join(profile, 'Default'))
      const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
      writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL ? { baseURL } : {}),
      })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await use(page)
      expect(errors).toEqual([])
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  })

  withoutStorage('the form, the search and the menus work', async ({ page }) => {
    await openForm(page)
    const storage = await page.evaluate(() => {
      try {
        return typeof window.localStorage
      } catch (error) {
        return (error as DOMException).name
      }
    })
    expect(storage).toBe('SecurityError')

    await fillIn(page, allAnswers('Nothing kept'))
    await button(page).click()
    await expectSuccess(page)
    await page.goto('/blog')
    await page.getByLabel('Search the articles').fill('board')
    await expect(page.locator('main p[aria-hidden]')).toContainText('Found 1 article')
    await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL(/\/about$/)
    await page.goBack()
    await expect(page.getByLabel('Search the articles')).toHaveValue('board')
  })
})

test.describe('row 22: the text that a visitor types', () => {
  test.use({ allowedError: networkErrors })

  const secret = 'Zebedee'
  const answers = {
    ...allAnswers(`${secret} Name`),
    phone: `${secret} 1`,
    email: `${secret}@example.com`,
    issue: `${secret} has lost a password`,
  }

  /** Returns everything that a browser could store for a site, or expose to others. */
  async function traces(page: Page): Promise<string> {
    const kept = await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        document.title,
        window.name,
        window.history.state,
        databases,
        await caches.keys(),
      ])
    })
    return `${page.url()} ${kept} ${JSON.stringify(await page.context().cookies())}`
  }

  /** Watches what leaves the page, beside the one request that is meant to carry it. */
  function watch(page: Page): () => string {
    const seen: string[] = []
    page.on('console', (message: ConsoleMessage) => seen.push(message.text()))
    page.on('request', (request: Request) => {
      const { referer } = request.headers()
      seen.push(`${request.url()} ${referer ?? ''}`)
      if (request.url() !== localEndpoint) seen.push(request.postData() ?? '')
    })
    return () => seen.join('\n')
  }

  for (const [outcome, answer] of [
    ['taken', 'ok'],
    ['refused', '500'],
  ] as const) {
    test(
      `is sent in one request only, when that is ${outcome}`,
      { tag: answer === 'ok' ? '@smoke' : [] },
      async ({ page }) => {
        const seen = watch(page)
        await openForm(page)
        await fillIn(page, { issue: answers.issue, email: 'no address' })
        await button(page).click()
        await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
        expect(await traces(page)).not.toContain(secret)

        await fillIn(page, answers)
        await collectorAnswers(page, answer)
        await button(page).click()
        await (answer === 'ok' ? expectSuccess(page) : expectErrorState(page, answers))
        expect(await traces(page)).not.toContain(secret)
        await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
        await expect(page).toHaveURL(/\/about$/)
        expect(await traces(page)).not.toContain(secret)
        expect(seen()).toContain(localEndpoint)
        expect(seen()).not.toContain(secret)
      },
    )
  }

  test('for the newsletter is not sent, where no endpoint is set', async ({ page }) => {
    const seen = watch(page)
    await page.goto('/')
    await page.getByLabel('Your e-mail address').fill(answers.email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Successfully Subscribed!')).toHaveCount(1)
    expect(await traces(page)).not.toContain(secret)
    expect(seen()).not.toContain(secret)
  })
})

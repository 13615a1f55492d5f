import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import type { Received } from '../../tools/form-collector'
import { collectorFile } from '../../tools/ports'
import { waitForReact } from '../../tools/page-budgets'

/**
 * Page that fails its test on any error in the console. Errors that a test provokes on purpose
 * match `allowedError`.
 */
export const test = base.extend<{ allowedError: RegExp; pathPrefix: string }>({
  // The default matches nothing.
  allowedError: [/(?!)/, { option: true }],
  // Path below which the site is served, such as /techhelp.
  pathPrefix: ({ baseURL }, use) => use(pathPrefixOf(baseURL ?? '')),
  page: async ({ page, allowedError, pathPrefix }, use) => {
    // For Playwright, a path that begins with a slash begins at the host.
    const goto = page.goto.bind(page)
    page.goto = (url, options) => goto(url.startsWith('/') ? pathPrefix + url : url, options)
    // While we are closed, links to our number lead elsewhere.
    await page.clock.setFixedTime('2026-11-25T18:00Z')
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      // Features that a browser does not know are a warning, on every page.
      const isBad = message.type() === 'error' || message.text().includes('Permissions-Policy')
      if (isBad) errors.push(`${message.text()} ${message.location().url}`)
    })
    await use(page)
    const unexpected = errors.filter((error) => !allowedError.test(error))
    expect(unexpected).toEqual([])
  },
})

export { expect, waitForReact }

/** Holds back the scripts of React until the returned function is called. Others are part of the page before it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/(?!open-now)[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Returns the forms that the collector has received with an answer that no other test gives. */
export function receivedWith(field: string, answer: string): Received[] {
  return readFileSync(collectorFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Received)
    .filter(({ body }) => (body as Record<string, string>)[field] === answer)
}

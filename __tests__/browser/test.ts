import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type { Received } from '../../tools/form-collector'
import { collectorFile } from '../../tools/ports'

/**
 * A page that fails its test when something goes wrong in the console. What a test provokes on
 * purpose it names in `allowedErrors`.
 */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    await use(page)
    const unexpected = errors.filter((error) => !allowedErrors.some((known) => known.test(error)))
    expect(unexpected).toEqual([])
  },
})

export { expect }

/** Addresses that links already name though their pages are not written yet; prefetching misses them. */
export const plannedPages = /page-data\.json|Failed to load resource.*404/

/** What the form collector has kept of one visitor, told apart by a name that no other test uses. */
export function received(name: string): Received[] {
  return readFileSync(collectorFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Received)
    .filter(({ body }) => (body as { name?: string }).name === name)
}

/** Waits until React has taken over the page. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('___gatsby') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  )
}

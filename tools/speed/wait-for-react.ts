import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page to its last element. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = Array.from(document.querySelectorAll('footer *')).pop()
    return Object.keys(last ?? {}).some((key) => key.startsWith('__react'))
  })
}

import type { Page } from '@playwright/test'

/** Waits until React has taken over the page. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('___gatsby') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  )
}

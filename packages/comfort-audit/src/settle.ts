import { errors, type Page } from 'playwright-core'

/** Waits until a page has loaded what it loads late, but not for pages that never stop. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
}

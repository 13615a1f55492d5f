import type { Page } from '@playwright/test'

interface Recording {
  heard?: string[]
}

/**
 * Records the announcements of live regions from now on. Text that is added together with its
 * region does not count, because screen readers ignore it.
 */
export async function listenIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = []
    const regions = document.querySelectorAll(
      '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]',
    )
    for (const region of regions) {
      let last = region.textContent?.trim() ?? ''
      new MutationObserver(() => {
        const text = region.textContent?.trim() ?? ''
        if (text && text !== last) heard.push(text)
        last = text
      }).observe(region, { childList: true, characterData: true, subtree: true })
    }
    ;(window as Recording).heard = heard
  })
}

/** Returns the announcements since then, in order; none if another page has been loaded. */
export async function heardSince(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Recording).heard ?? [])
}

import type { Page } from '@playwright/test'
import {
  readAnnouncements,
  recordAnnouncements,
} from '../../../packages/comfort-audit/src/announcements'

/**
 * Records the announcements of live regions from now on. Text that is added together with its
 * region does not count.
 */
export async function listenIn(page: Page): Promise<void> {
  await page.evaluate(recordAnnouncements)
}

/** Returns the announcements since then, in order. */
export async function heardSince(page: Page): Promise<string[]> {
  return (await page.evaluate(readAnnouncements)) ?? []
}

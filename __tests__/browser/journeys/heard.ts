import type { Page } from '@playwright/test'
import {
  readAnnouncements,
  recordAnnouncements,
} from '../../../packages/comfort-audit/src/announcements'

/**
 * Notes from now on what live regions say. Whoever says something in a region that comes together
 * with its words is not heard.
 */
export async function listenIn(page: Page): Promise<void> {
  await page.evaluate(recordAnnouncements)
}

/** What was said since, in order. */
export async function heardSince(page: Page): Promise<string[]> {
  return (await page.evaluate(readAnnouncements)) ?? []
}

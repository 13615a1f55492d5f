import { gzipSync } from 'node:zlib'
import { type Page, type Response } from '@playwright/test'
import { onePageOfEachKind, pages } from './pages'
import { expect, test, waitForReact } from './test'

const kB = 1000
/** Pages to be read at length: articles, and the scam page, which is nearly one. */
const longPages = pages.filter(
  (path) => path.startsWith('/blog/') || path === '/services/scam-protection',
)

/** What a page brings, gzip; the font is compressed already. */
async function weigh(response: Response): Promise<number> {
  const body = await response.body()
  return response.url().endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length
}

async function load(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/icon.svg')) responses.push(response)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return responses
}

for (const path of pages) {
  test(`${path} comes in 4 requests and 60 kB, with at most 1.5 kB of inline script`, async ({
    page,
  }) => {
    const responses = await load(page, path)
    const weights = await Promise.all(responses.map(weigh))
    expect(responses.map((response) => response.url()).length).toBeLessThanOrEqual(4)
    expect(weights[0]).toBeLessThanOrEqual((longPages.includes(path) ? 22 : 14) * kB)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60 * kB)
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .allTextContents()
    expect(gzipSync(inline.join('')).length).toBeLessThanOrEqual(1.5 * kB)
  })
}

test('after the first sign of intent, a page has asked for at most 110 kB of script', async ({
  page,
}) => {
  for (const path of onePageOfEachKind) {
    const scripts: Response[] = []
    const keep = (response: Response): void => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    }
    page.on('response', keep)
    await page.goto(path)
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.waitForLoadState('networkidle')
    page.off('response', keep)
    const weights = await Promise.all(scripts.map(weigh))
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(110 * kB)
  }
})

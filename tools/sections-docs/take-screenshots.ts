import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from '../chromium-path.cjs'
import type { Example } from './find-examples'
import { screenshotPath } from './write-markdown'

/** Size of the viewport, and largest size of a screenshot in the docs, in pixels. */
const viewport = { width: 1120, height: 900 }
const imageSize = { width: 640, height: 520 }

/**
 * Takes a screenshot of each example on the built site.
 *
 * @param origin where the built site is being served
 */
export async function takeScreenshots(
  origin: string,
  examples: ReadonlyMap<string, Example>,
): Promise<void> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport, colorScheme: 'light' })
  for (const [kind, example] of examples) {
    const file = join('docs', screenshotPath(kind))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await shrink(await takeScreenshot(page, origin, kind, example)))
  }
  await browser.close()
}

async function takeScreenshot(
  page: Page,
  origin: string,
  kind: string,
  example: Example,
): Promise<Buffer> {
  await page.goto(origin + example.path, { waitUntil: 'networkidle' })
  const section = page.locator(`[data-section="${kind}"]`).nth(example.nth)
  // The sticky bar would cover the section.
  await page.addStyleTag({ content: 'header { position: static !important }' })
  await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return section.screenshot()
}

async function shrink(png: Buffer): Promise<Buffer> {
  const small = await sharp(png).resize(imageSize.width).png().toBuffer({ resolveWithObject: true })
  return sharp(small.data)
    .extract({
      left: 0,
      top: 0,
      width: imageSize.width,
      height: Math.min(small.info.height, imageSize.height),
    })
    .webp({ quality: 70, effort: 6 })
    .toBuffer()
}

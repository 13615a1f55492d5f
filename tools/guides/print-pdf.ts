import { chromium, type Browser } from '@playwright/test'
import { chromiumPath } from '../chromium-path.cjs'

/** Starts the browser that prints. */
export function startBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
}

/** Prints a page as a tagged PDF file with an outline; its CSS sets paper size and margins. */
export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    return await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
  } finally {
    await page.close()
  }
}

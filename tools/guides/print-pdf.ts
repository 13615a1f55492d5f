import { chromium, type Browser } from '@playwright/test'
import { finishPdf } from './finish-pdf'
import { chromiumPath } from '../chromium-path.cjs'

/** Starts the browser that prints. */
export function startBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
}

/** Program that makes the files, as they say in their properties. */
export const producer = 'Porchlight, npm run guides'

/**
 * Prints a page as a tagged PDF file with an outline; its CSS sets paper size and margins. Its
 * `author` and the texts of its links go into the file.
 */
export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const file = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
    const texts = await page.evaluate(() => ({
      author: document.querySelector<HTMLMetaElement>('meta[name=author]')?.content ?? '',
      links: Object.fromEntries(
        Array.from(document.links, ({ href, textContent }) => [href, textContent]),
      ),
    }))
    return finishPdf(file, { ...texts, producer })
  } finally {
    await page.close()
  }
}

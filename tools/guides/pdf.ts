import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { Browser } from '@playwright/test'

/** Program that makes the files, as they say in their properties. */
export const producer = 'Porchlight, npm run guides'

/**
 * Prints a page as a tagged PDF file with an outline; its CSS sets paper size and margins. What Chromium
 * leaves out is added: the `author` of the page, our name as the producer, and the text of each link, which
 * screen readers announce in place of the address.
 */
export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const printed = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
    const author = page.locator('meta[name=author]').getAttribute('content')
    const file = await PDFDocument.load(printed, { updateMetadata: false })
    file.setAuthor((await author) ?? '')
    file.setProducer(producer)
    file.setCreator(producer)
    const texts = await page.evaluate(() =>
      Object.fromEntries(
        Array.from(document.links, ({ href, textContent }) => [href, textContent]),
      ),
    )
    for (const link of linksOf(file)) {
      const address = addressOf(link)
      link.set(PDFName.of('Contents'), PDFHexString.fromText(texts[address] ?? address))
    }
    return Buffer.from(await file.save({ useObjectStreams: false }))
  } finally {
    await page.close()
  }
}

/** Returns the number of pages of a PDF file. */
export async function countPages(file: Buffer): Promise<number> {
  return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount()
}

/** Returns the links of a file, on all of its pages. */
export const linksOf = (file: PDFDocument): PDFDict[] =>
  file
    .getPages()
    .flatMap(({ node }) => node.Annots()?.asArray() ?? [])
    .map((annotation) => file.context.lookup(annotation, PDFDict))
    .filter((annotation) => annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Link'))

function addressOf(link: PDFDict): string {
  const action = link.lookupMaybe(PDFName.of('A'), PDFDict)
  return action?.lookupMaybe(PDFName.of('URI'), PDFString)?.decodeText() ?? ''
}

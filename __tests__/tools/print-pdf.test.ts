import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import type { Browser } from '@playwright/test'
import { linksOf, printPdf, producer } from '../../tools/guides/pdf'
import { startBrowser } from '../../tools/start-browser'
import { printPage } from '../../tools/guides/print-page'
import { interfaceTexts } from '../sites/small-site'

jest.setTimeout(60_000)

/** A paragraph that is longer than a line, and two links. */
const body =
  '<p>Look at the number on the back of the card that your bank gave you, and call it.</p>' +
  '<p>Call <a href="tel:+12025550142">(202) 555-0142</a> or <a href="/contact">ask us (now)</a>.</p>'

let browser: Browser
let file: PDFDocument
beforeAll(async () => {
  browser = await startBrowser()
  const bytes = await printPdf(
    browser,
    printPage({
      title: 'Ten signs',
      language: 'en',
      body,
      name: 'Maplehouse & Söhne',
      phone: '(202) 555-0142',
      pageNumber: interfaceTexts.pagination.page,
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      origin: 'https://maplehouse.example',
    }),
  )
  file = await PDFDocument.load(bytes, { updateMetadata: false })
})
afterAll(() => browser.close())

test('a printed guide names who publishes it and what made it, and no browser', () => {
  expect(file.getTitle()).toBe('Ten signs')
  expect(file.getAuthor()).toBe('Maplehouse & Söhne')
  expect([file.getProducer(), file.getCreator()]).toEqual([producer, producer])
  expect(file.getPageCount()).toBe(1)
})

test('screen readers find its tags, its language, and the text of each link', () => {
  const entries = file.catalog.keys().map((key) => key.asString())
  expect(entries).toEqual(expect.arrayContaining(['/MarkInfo', '/StructTreeRoot', '/Lang']))
  const texts = linksOf(file).map((link) =>
    link.lookup(PDFName.of('Contents'), PDFHexString).decodeText(),
  )
  expect(texts.sort()).toEqual(['(202) 555-0142', 'ask us (now)'])
})

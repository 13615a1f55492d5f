import type { Browser } from '@playwright/test'
import { pdfFacts, printPdf, producer } from '../../tools/guides/pdf'
import { startBrowser } from '../../tools/start-browser'
import { printPage } from '../../tools/guides/print-page'
import { interfaceTexts } from '../sites/small-site'

jest.setTimeout(60_000)

/** A paragraph that is longer than a line, and two links. */
const body =
  '<p>Look at the number on the back of the card that your bank gave you, and call it.</p>' +
  '<p>Call <a href="tel:+12025550142">(202) 555-0142</a> or <a href="/contact">ask us (now)</a>.</p>'

let browser: Browser
let file: Buffer
beforeAll(async () => {
  browser = await startBrowser()
  file = await printPdf(
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
})
afterAll(() => browser.close())

test('a printed guide names who publishes it and what made it, and no browser', () => {
  expect(pdfFacts(file)).toMatchObject({
    title: 'Ten signs',
    author: 'Maplehouse & Söhne',
    producer,
    pages: 1,
    tagged: true,
    readable: true,
  })
})

test('each of its links has its text for screen readers', () => {
  expect(pdfFacts(file).bareLinks).toBe(0)
  const contents = Array.from(
    file.toString('latin1').matchAll(/\/Contents <FEFF(\w+)>/g),
    ([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  )
  expect(contents.sort()).toEqual(['(202) 555-0142', 'ask us (now)'])
})

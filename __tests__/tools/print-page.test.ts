/** @jest-environment node */
import { load } from 'cheerio'
import { pdfFacts } from '../../tools/guides/pdf-facts'
import { printPage } from '../../tools/guides/print-page'
import { interfaceTexts } from '../sites/small-site'

const page = (body: string): ReturnType<typeof load> =>
  load(
    printPage({
      language: 'en',
      title: 'Ten <signs>',
      body,
      name: 'Maplehouse Tech Help',
      phone: '(202) 555-0142',
      pageNumber: interfaceTexts.pagination.page,
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      origin: 'https://maplehouse.example',
    }),
  )
const mainText = (body: string): string => page(body)('main').text()

test('has the name of the business and the title on top, and its language', () => {
  const $ = page('<p>One.</p>')
  expect($('html').attr('lang')).toBe('en')
  expect($('title').text()).toBe('Ten <signs>')
  expect($('h1').text()).toBe('Ten <signs>')
  expect($('.maker').text()).toBe('Maplehouse Tech Help')
  expect($('.maker img').attr('alt')).toBe('')
  expect($('main').html()).toBe('<p>One.</p>')
})

test('has the phone number at the foot of each page, beside the page number', () => {
  const style = page('')('style').text()
  expect(style).toContain('content: "Maplehouse Tech Help · (202) 555-0142"')
  expect(style).toContain("content: 'Page ' counter(page) ' of ' counter(pages)")
})

test('asks for no other file', () => {
  const html = page('').html()
  expect(html.match(/url\((?!data:)[^)]*\)/g)).toBeNull()
  expect(html).not.toMatch(/src="(?!data:)|<link|<script/)
})

describe('the address of a link', () => {
  test('is written out after its text, on our own pages too', () => {
    expect(mainText('<p>See <a href="https://www.ftc.gov/scams/">the FTC</a>.</p>')).toBe(
      'See the FTC (ftc.gov/scams).',
    )
    const own = page('<p><a href="/contact">Ask us</a></p>')
    expect(own('main').text()).toBe('Ask us (maplehouse.example/contact)')
    expect(own('main a').attr('href')).toBe('https://maplehouse.example/contact')
  })

  test('is not repeated', () => {
    expect(mainText('<a href="https://reportfraud.ftc.gov">ReportFraud.ftc.gov</a>')).toBe(
      'ReportFraud.ftc.gov',
    )
    expect(mainText('<a href="tel:+12025550142">(202) 555-0142</a>')).toBe('(202) 555-0142')
  })
})

test('questions are open, and new tabs are not mentioned', () => {
  const $ = page(
    '<details><summary>Why?</summary>So.</details>' +
      '<a href="https://a.example" target="_blank">a.example <span class="new-tab">(opens a new tab)</span></a>',
  )
  expect($('details').attr('open')).toBeDefined()
  expect($('main').text()).not.toContain('tab')
  expect($('main a').attr('target')).toBeUndefined()
})

test('emphasis has elements whose PDF tags every program supports', () => {
  const $ = page('<aside class="warning"><p><strong>Stop</strong> <em>now</em></p></aside>')
  expect($('main').html()).toBe('<div class="warning"><p><b>Stop</b> <i>now</i></p></div>')
})

test('a time of day stays on one line', () => {
  expect(mainText('<p>8 AM-7 PM</p>')).toBe('8\u00a0AM-7\u00a0PM')
})

test('a file that is no PDF is refused', () => {
  expect(() => pdfFacts(Buffer.from('<html>'))).toThrow('This is no PDF file.')
})

test('a PDF file without tags, title or fonts is recognized', () => {
  expect(pdfFacts(Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Page>>\nendobj\n'))).toEqual({
    pages: 1,
    title: '',
    author: '',
    producer: '',
    bareLinks: 0,
    language: '',
    tagged: false,
    tags: [],
    size: [],
    readable: false,
  })
})

test('white space that the style keeps is none between elements, and one between words', () => {
  expect(page('<ul>\n<li>One\n  two</li>\n</ul>\n<p>Three</p>')('main').html()).toBe(
    '<ul><li>One two</li></ul><p>Three</p>',
  )
})

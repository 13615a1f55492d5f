/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'

const origin = 'https://porchlight.example'
const xml = readFileSync('public/rss.xml', 'utf8')
const feed = new DOMParser().parseFromString(xml, 'application/xml')
const items = Array.from(feed.querySelectorAll('item'))
const wordsOf = (item: Element, name: string): string =>
  item.getElementsByTagName(name)[0]?.textContent ?? ''

test('the feed is well-formed RSS 2.0', () => {
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.documentElement.tagName).toBe('rss')
  expect(feed.documentElement.getAttribute('version')).toBe('2.0')
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${origin}/rss.xml`)
})

test('it has the articles with the full text of their pages, newest first', () => {
  expect(items.map((item) => wordsOf(item, 'link'))).toEqual([
    `${origin}/blog/scam-likely-phone-call-protection`,
    `${origin}/blog/board-placement-advance-fee-scam`,
  ])
  for (const item of items) {
    const path = new URL(wordsOf(item, 'link')).pathname
    const page = new DOMParser().parseFromString(
      readFileSync(`public${path}/index.html`, 'utf8'),
      'text/html',
    )
    const text = new DOMParser().parseFromString(wordsOf(item, 'content:encoded'), 'text/html')
    const headings = (of: Document): string[] =>
      Array.from(of.querySelectorAll('h2[id], h3[id]'), ({ textContent }) => textContent ?? '')
    const shown = headings(page).filter((heading) => heading !== 'Related articles')
    expect(shown.length).toBeGreaterThan(4)
    expect(headings(text)).toEqual(shown)
  }
})

test('every address in it can be followed from anywhere', () => {
  for (const item of items) {
    const text = new DOMParser().parseFromString(wordsOf(item, 'content:encoded'), 'text/html')
    const addresses = Array.from(text.querySelectorAll('[href]'), (link) =>
      link.getAttribute('href'),
    )
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect(address).toMatch(/^(https:|tel:|sms:|mailto:)/)
  }
})

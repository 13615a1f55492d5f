/** @jest-environment node */
import { languageAt } from '../built/content'
import { isShown, readBuiltSite, textOf } from '../built/site'
import { blocksOf } from '../built/structured-data'
import { routes, statements } from './spec-statements'

const pages = new Map(readBuiltSite().map((page) => [page.path, page]))
/** Returns a text with plain quotes and hyphens, so that typography may change. */
const plain = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
const texts = new Map([...pages].map(([path, page]) => [path, plain(textOf(page, 'main'))]))

test('the site has the pages of the specification, what we promise and how we tested, further articles, and no other', () => {
  const shown = [...pages.values()]
    .filter(isShown)
    .map(({ path }) => path)
    .filter((path) => languageAt(path).folder === '')
  const others = shown.filter((path) => !routes.includes(path))
  expect([...routes].filter((path) => !shown.includes(path))).toEqual([])
  expect(others.filter((path) => !/^\/(is-this-a-scam|which-help|blog)\//.test(path))).toEqual([])
})

test.each(statements)('$path says "$text"', ({ path, text }) => {
  const words = texts.get(path) ?? ''
  expect(words.includes(plain(text)) ? text : words).toBe(text)
})

test.each([...routes])('%s has one h1 and shows our number for calls', (path) => {
  const { $ } = pages.get(path)!
  expect($('h1')).toHaveLength(1)
  expect($('h1').text().trim()).not.toBe('')
  expect($('a[href="tel:+19045550134"]').first().text()).toBe('(904) 555-0134')
})

/** Questions that a page answers, by group where it has several. */
test.each([
  ['/services', [6]],
  ['/services/device-setup', [6]],
  ['/services/app-training', [6]],
  ['/services/troubleshooting', [6]],
  ['/services/workshops', [6]],
  ['/faq', [3, 3, 3, 3]],
])('%s has %j questions, one open at a time', (path, counts) => {
  const { $ } = pages.get(path)!
  const names = $('main details[name]')
    .toArray()
    .map((row) => $(row).attr('name') ?? '')
  const groups = [...new Set(names)]
  expect(groups.map((group) => names.filter((name) => name === group).length)).toEqual(counts)
  expect($('main details[open]')).toHaveLength(0)
})

/** Parts of a section, counted as a visitor would. */
test.each([
  ['/services', 'Our five services', 5],
  ['/services', 'Popular apps and skills we teach', 8],
  ['/services', 'Help by phone and video', 3],
  ['/services/device-setup', 'Why a new device can feel hard', 3],
  ['/services/device-setup', 'Three ways to get set up', 3],
  ['/services/scam-protection', 'How common scams are, and what helps', 3],
  ['/services/scam-protection', 'Your emergency response plan', 4],
  ['/services/scam-protection', 'Two ways to learn it', 2],
  ['/services/app-training', 'What you can learn', 6],
  ['/services/app-training', 'Three ways to learn', 3],
  ['/services/troubleshooting', 'Common problems', 3],
  ['/services/troubleshooting', 'How soon we can help', 3],
  ['/services/troubleshooting', 'Preventive care', 3],
  ['/services/troubleshooting', 'Three ways to get it fixed', 3],
  ['/services/workshops', 'Four topics to choose from', 4],
  ['/services/workshops', 'Three levels with a certificate', 3],
  ['/services/workshops', 'What it costs', 3],
  ['/how-we-help', 'How it works, in three steps', 3],
  ['/about', 'What we stand for', 4],
  ['/staff', 'Our four helpers', 4],
  ['/staff', 'Why Our Team is Different', 4],
  ['/pricing', 'Three plans to choose from', 3],
  ['/pricing', 'Learn with others', 2],
  ['/pricing', 'What makes us different', 4],
  ['/faq', 'Need Help Right Now?', 4],
])('%s, "%s": %i parts', (path, title, count) => {
  const { $ } = pages.get(path)!
  const heading = $('main h2').filter((_, element) => plain($(element).text()) === plain(title))
  expect(heading).toHaveLength(1)
  const next = heading.parents().filter((_, element) => $(element).find('h3').length > 0)
  expect(next.first().find('h3')).toHaveLength(count)
})

test.each([
  ['/new-york', 'The parts of New York we serve', 15],
  ['/chicago', 'Where we help in Chicago', 16],
  ['/contact', 'We Serve', 9],
  ['/jacksonville', 'Where we visit', 10],
])('%s, "%s": %i places', (path, title, count) => {
  const { $ } = pages.get(path)!
  const heading = $('main h2').filter((_, element) => plain($(element).text()) === plain(title))
  const band = heading.parents().filter((_, element) => $(element).find('li').length > 0)
  expect(band.first().find('li')).toHaveLength(count)
})

test('every button of the pricing page leads to the contact page', () => {
  const { $ } = pages.get('/pricing')!
  // Links of running text and titles of cards are no buttons.
  const buttons = $('main a').filter((_, link) => $(link).parents('h3, nav, p').length === 0)
  const away = buttons.toArray().map((link) => $(link).attr('href') ?? '')
  expect(away.length).toBeGreaterThan(7)
  expect(away.filter((to) => !/^\/contact(\?|$)/.test(to))).toEqual([])
})

test('every register button of the workshops page asks for a workshop', () => {
  const { $ } = pages.get('/services/workshops')!
  const buttons = $('main a').filter((_, link) => /Register|Ask for|Ask about/.test($(link).text()))
  expect(buttons.length).toBeGreaterThan(5)
  for (const button of buttons.toArray()) {
    expect($(button).attr('href')).toBe('/contact?about=workshops')
  }
})

const typesOf = (path: string): string[] =>
  blocksOf(pages.get(path)!).map(({ data }) => String(data['@type']))

test.each([
  ['/', ['Organization']],
  ['/services/device-setup', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/how-we-help', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/jacksonville', ['LocalBusiness', 'BreadcrumbList']],
  ['/jacksonville/beaches', ['LocalBusiness', 'BreadcrumbList']],
  ['/chicago', ['Service', 'BreadcrumbList']],
  ['/contact', ['LocalBusiness', 'BreadcrumbList']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/blog/scam-likely-phone-call-protection', ['BreadcrumbList', 'Article']],
])('%s tells of %s', (path, types) => {
  expect(typesOf(path)).toEqual(types)
})

test.each([
  ['/services/device-setup', ['60', '120', '180']],
  ['/services/scam-protection', ['75', '150']],
  ['/services/app-training', ['60', '120', '200']],
  ['/services/troubleshooting', ['75', '150', '50']],
  ['/services/workshops', ['30', '100', '200']],
])('%s offers at %s dollars', (path, prices) => {
  const service = blocksOf(pages.get(path)!)[0]!.data
  const offers = service.offers as { price: string; priceCurrency: string }[]
  expect(offers.map(({ price, priceCurrency }) => priceCurrency + price)).toEqual(
    prices.map((price) => `USD${price}`),
  )
})

import { load } from 'cheerio'
import { renderArticle } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'
import type { TranslatedLinks } from '../../../src/site/article/article-context'

const facts = { phone: '(202) 555-0142' }

/** Renders an article, with more of what a site has. */
const rendered = (body: string, more: object = {}): ReturnType<typeof load> =>
  load(renderArticle(body, facts, { texts: articleBody, ...more }), null, false)

const keyPoints = '<KeyPoints>\n\n- One\n\n</KeyPoints>\n\n'
const parts = (...headings: string[]): string =>
  headings.map((heading) => `## ${heading}\n\nWords.\n\n`).join('')

function contents(body: string) {
  const $ = rendered(body)
  const nav = $('nav[aria-label="In this article"]')
  // In a row that opens, and the same beside the text of a wide screen: one of the two is shown.
  expect(nav.find('details ol').html()).toBe(nav.find('.beside ol').html())
  const links = nav.find('details a').toArray()
  return { $, links: links.map((link) => [$(link).text(), $(link).attr('href')]) }
}

test('an article with four parts lists them, and each link leads to its heading', () => {
  const { $, links } = contents(parts('What it is', 'Why?', 'Call us', 'Next'))
  expect(links).toEqual([
    ['What it is', '#what-it-is'],
    ['Why?', '#why'],
    ['Call us', '#call-us'],
    ['Next', '#next'],
  ])
  for (const [words, href] of links) expect($(`h2${href}`).text()).toBe(words)
})

test('headings of the same words have a link each, to an id each', () => {
  const { $, links } = contents(parts('Call us', 'Call us', 'Call us', 'Call us 1'))
  const addresses = links.map(([, href]) => href ?? '')
  expect(new Set(addresses).size).toBe(4)
  const ids = $('h2').toArray()
  expect(ids.map((heading) => `#${$(heading).attr('id')}`)).toEqual(addresses)
})

test('facts and emphasis in a heading become its words', () => {
  const { links } = contents(parts('A', 'B', 'C', 'Call **{phone}** now'))
  expect(links[3]?.[0]).toBe('Call (202) 555-0142 now')
})

test('the list stands behind the key points, or first where there are none', () => {
  const names = (body: string): string[] =>
    contents(body)
      .$.root()
      .children()
      .toArray()
      .map((node) => node.tagName)
  const four = parts('A', 'B', 'C', 'D')
  expect(names(keyPoints + four).slice(0, 3)).toEqual(['section', 'nav', 'h2'])
  expect(names(four).slice(0, 2)).toEqual(['nav', 'h2'])
})

test('for readers elsewhere there is no list, and every address is absolute', () => {
  const body =
    parts('A', 'B', 'C', 'D') +
    '[us](/contact) [EDGAR](https://www.sec.gov) {phone}\n\n' +
    '<Buttons>\n\n<ButtonLink to="/pricing">Prices</ButtonLink>\n\n</Buttons>\n'
  const $ = rendered(body, { origin: 'https://maplehouse.example' })
  expect($('nav')).toHaveLength(0)
  expect(
    $('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual([
    'https://maplehouse.example/contact',
    'https://www.sec.gov',
    'tel:+12025550142',
    'https://maplehouse.example/pricing',
  ])
})

const terms = [
  { term: 'phishing', explanation: 'a message that lies' },
  { term: 'router', forms: ['routers'], explanation: 'the box that brings Wi-Fi' },
]
const read = (body: string, more: object = {}): string =>
  rendered(body, { terms, ...more })
    .text()
    .trim()

test('a term is explained where it first stands, and only there', () => {
  expect(read('Phishing is old.\n\nMore phishing.')).toBe(
    'Phishing (a message that lies) is old.\nMore phishing.',
  )
})

test('a form of a term is the term', () => {
  expect(read('Two routers, one router.')).toBe(
    'Two routers (the box that brings Wi-Fi), one router.',
  )
})

test('a term inside a longer one is not meant, also where the longer one was explained before', () => {
  const credit = { term: 'credit', explanation: 'what you may borrow' }
  const freeze = { term: 'credit freeze', explanation: 'a lock on it' }
  const body = 'A credit freeze helps. Lift the credit freeze for new credit.'
  expect(read(body, { terms: [credit, freeze] })).toBe(
    'A credit freeze (a lock on it) helps. Lift the credit freeze for new credit (what you may borrow).',
  )
})

test('a part of another word is no term', () => {
  expect(read('Spear-phishing and routering.')).toBe('Spear-phishing and routering.')
})

test.each([
  ['in brackets', 'Phishing (a trick) is old. More phishing.'],
  ['behind a colon', 'Phishing: a trick. More phishing.'],
  ['before it', 'They lie in a message. This is called phishing. More phishing.'],
])('what the writer explains %s is not explained again', (_, text) => {
  expect(read(text)).toBe(text)
})

test('headings, links and words for the telephone stay as they are', () => {
  const body = `## About phishing

[Phishing](/blog) here.

<PhoneScript title="To say">

> I know of phishing.

</PhoneScript>

Phishing.`
  expect(read(body)).toMatch(
    /^About phishing\s+Phishing here\.\s+To say\s+I know of phishing\.\s+Phishing \(a message that lies\)\.$/,
  )
})

test('a term that a Spanish sentence names needs no explanation', () => {
  const inSpanish = (body: string): string => read(body, { language: 'es' })
  expect(inSpanish('Un mensaje que miente se llama phishing.')).not.toContain('(')
  expect(inSpanish('El phishing miente.')).toContain('phishing (a message that lies)')
})

const steps = (count: number): string =>
  `<Steps>\n\n${Array.from({ length: count }, (_, index) => `${index + 1}. Do it.`).join('\n')}\n\n</Steps>`
const buttons = (body: string): string[] => {
  const $ = rendered(body)
  return $('button')
    .toArray()
    .map((element) => $(element).text())
}

test('three steps and more can be shown one at a time', () => {
  expect(buttons(steps(3))).toEqual(['Show one step at a time'])
})

test('two steps have no button, and neither has a list that is no list of steps', () => {
  expect(buttons(steps(2))).toEqual([])
  expect(buttons('1. a\n2. b\n3. c')).toEqual([])
})

describe('links of a translation', () => {
  const translation: TranslatedLinks = {
    language: 'es',
    links: { '/': '/es', '/contact': '/es/contacto', '/blog/a-call': '/es/consejos/llamada' },
    elsewhere: { text: '(en inglés)', locale: 'en' },
  }
  const render = (body: string): string =>
    renderArticle(body, facts, { texts: articleBody, translation })

  test.each([
    ['/contact', '/es/contacto'],
    ['/contact#form', '/es/contacto#form'],
    ['/contact?about=tablet#form', '/es/contacto?about=tablet#form'],
    ['/blog/a-call', '/es/consejos/llamada'],
    ['/', '/es'],
  ])('a link to %s leads to the translation of that page', (to, target) => {
    expect(render(`[Escríbanos](${to}).\n`)).toBe(`<p><a href="${target}">Escríbanos</a>.</p>`)
  })

  test('a link to a page without a translation says in which language it is', () => {
    const link = load(render('Lea [la historia](/history).\n'))('a')
    expect(link.attr()).toEqual({ href: '/history', hreflang: 'en' })
    expect(link.text()).toBe('la historia (en inglés)')
  })

  test.each(['https://a.example/', '#despues', 'mailto:a@b.example'])(
    'a link to %s is left as it is',
    (to) => {
      expect(render(`[Allí](${to})\n`)).not.toContain('inglés')
      expect(render(`[Allí](${to})\n`)).toContain(`href="${to}"`)
    },
  )
})

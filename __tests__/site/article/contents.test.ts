/** @jest-environment node */
import { load } from 'cheerio'
import { renderArticle } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'

const facts = { phone: '(202) 555-0142' }
const keyPoints = '<KeyPoints>\n\n- One\n\n</KeyPoints>\n\n'
const parts = (...headings: string[]): string =>
  headings.map((heading) => `## ${heading}\n\nWords.\n\n`).join('')

function contents(body: string) {
  const $ = load(renderArticle(body, facts, { texts: articleBody }), null, false)
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

test('three parts need no list, however many parts of parts there are', () => {
  const { links } = contents(`${parts('A', 'B', 'C')}### D\n\n### E\n\n### F\n`)
  expect(links).toEqual([])
})

test('parts of parts are not in the list', () => {
  const { links } = contents(`${parts('A', 'B', 'C', 'D')}### E\n`)
  expect(links.map(([words]) => words)).toEqual(['A', 'B', 'C', 'D'])
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
  const $ = load(
    renderArticle(body, facts, {
      origin: 'https://maplehouse.example',
      texts: articleBody,
    }),
    null,
    false,
  )
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

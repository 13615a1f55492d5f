/** @jest-environment node */
import { load } from 'cheerio'
import { renderArticle } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'

const facts = { phone: '(202) 555-0142' }
const wayBack = '   <IfItGoesWrong>Nothing? Call {phone}.</IfItGoesWrong>'
const body = `<Steps>\n\n1. **Tap.** Wait.\n\n${wayBack}\n\n2. Go on.\n\n<ItWorked>\n\nIt *rings*.\n\n</ItWorked>\n\n</Steps>`
const texts = (html: string, selector: string): string[] => {
  const $ = load(html, null, false)
  return $(selector)
    .toArray()
    .map((element) => $(element).text())
}

test('what to do if it goes wrong is a part of its step, with a label', () => {
  const html = renderArticle(body, facts, { texts: articleBody })
  expect(texts(html, '.steps > ol > li:first-child > .way-back > p')).toEqual([
    'If it goes wrong',
    `Nothing? Call ${facts.phone}.`,
  ])
  expect(texts(html, '.steps > ol > li:last-child .way-back')).toEqual([])
})

test('how to know that it worked stands behind the steps, with a label', () => {
  expect(
    texts(renderArticle(body, facts, { texts: articleBody }), '.steps > ol + .it-worked > p'),
  ).toEqual(['How you know it worked', 'It rings.'])
})

test('nothing of it is folded, and readers elsewhere get it too', () => {
  expect(renderArticle(body, facts, { texts: articleBody })).not.toContain('<details')
  const feed = renderArticle(body, facts, { origin: 'https://a.example', texts: articleBody })
  expect(texts(feed, 'p').join(' ')).toMatch(/If it goes wrong .*How you know it worked It rings\./)
})

test('boxes have their icon on the page, and none in the feed', () => {
  const boxes =
    '<Warning title="Stop">\n\nWait.\n\n</Warning>\n\n<PhoneScript title="Say">\n\n> No.\n\n</PhoneScript>'
  const feed = renderArticle(boxes, facts, { origin: 'https://a.example', texts: articleBody })
  expect(load(renderArticle(boxes, facts, { texts: articleBody }))('svg')).toHaveLength(2)
  expect(load(feed)('svg')).toHaveLength(0)
})

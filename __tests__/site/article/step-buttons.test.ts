/** @jest-environment node */
import { load } from 'cheerio'
import { renderArticle } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'

const steps = (count: number): string =>
  `<Steps>\n\n${Array.from({ length: count }, (_, index) => `${index + 1}. Do it.`).join('\n')}\n\n</Steps>`
const buttons = (html: string): string[] => {
  const $ = load(html, null, false)
  return $('.steps > button[type=button]')
    .toArray()
    .map((element) => $(element).text())
}

test('three steps and more can be shown one at a time', () => {
  expect(buttons(renderArticle(steps(3), {}, { texts: articleBody }))).toEqual([
    'Show one step at a time',
  ])
})

test('two steps have no button, and neither has a list that is no list of steps', () => {
  expect(buttons(renderArticle(steps(2), {}, { texts: articleBody }))).toEqual([])
  expect(renderArticle('1. a\n2. b\n3. c', {}, { texts: articleBody })).not.toContain('<button')
})

test('in the feed there is nothing to press', () => {
  expect(
    renderArticle(steps(3), {}, { origin: 'https://a.example', texts: articleBody }),
  ).not.toContain('<button')
})

import { randomBytes } from 'node:crypto'
import { load } from 'cheerio'
import { budgets, unusedRules, weighHtml, withoutText } from '../../tools/speed'
import { builtPages, htmlOf } from '../../tools/built-site'
import { expect, test } from '../browser/test'

const pages = builtPages()

/** Text of a page in bytes, below which even a page with much that is no text stays far below the budget. */
const leastText = 1000

test.describe('the budget of HTML', () => {
  test.skip(
    pages.every((path) => weighHtml(htmlOf(path)).textBytes < leastText),
    'All pages of this site are so short that the budget leaves room.',
  )
  const isOver = (html: string): boolean => {
    const weight = weighHtml(html)
    return withoutText(weight.html, weight.textBytes) > budgets.html
  }
  const longest = (): string => {
    return pages.map(htmlOf).sort((a, b) => weighHtml(b).textBytes - weighHtml(a).textBytes)[0]!
  }

  test('is kept by a text three times as long as the longest', () => {
    const vocabulary = pages.flatMap(
      (path) =>
        load(htmlOf(path))('main')
          .text()
          .match(/[\w’]+/g) ?? [],
    )
    let offset = 0
    const another = (): string => vocabulary[(offset += 7919) % vocabulary.length]!
    const before = longest()
    const $ = load(before)
    for (const part of $('main p, main li, main h2').toArray()) {
      for (const times of [2, 3]) {
        const copy = $(part).clone()
        copy
          .find('*')
          .addBack()
          .contents()
          .each((_, node) => {
            if ('data' in node) node.data = node.data.replace(/[\w’]+/g, another)
          })
        copy.attr('id', `part-${offset}-${times}`).insertAfter(part)
      }
    }
    const ratio = weighHtml($.html()).textBytes / weighHtml(before).textBytes
    expect(ratio).toBeGreaterThan(2.9)
    expect(isOver($.html())).toBe(false)
  })

  test('is exceeded by 2 kB that are no text, on most pages', () => {
    const machinery = `<style>/*${randomBytes(2000).toString('base64')}*/</style></head>`
    const over = pages.filter((path) => isOver(htmlOf(path).replace('</head>', machinery)))
    // Outcomes of a guide of questions are short, and far below it.
    const others = pages.filter((path) => !htmlOf(path).includes('data-section="outcome"'))
    expect(over.length).toBeGreaterThan(others.length / 2)
  })

  test('is exceeded by a tag with an id around each word', () => {
    const $ = load(longest())
    for (const part of $('main p, main li').toArray()) {
      const words = $(part).text().split(/\s+/)
      $(part).html(words.map((word, index) => `<span id="word-${index}">${word}</span>`).join(' '))
    }
    expect(isOver($.html())).toBe(true)
  })
})

test('unused CSS is found, and states that a click can cause are not part of it', async ({
  page,
}) => {
  await page.setContent('<p>Hello</p><details><summary>More</summary></details>')
  await page.addStyleTag({
    content: `
      p::before, p:hover, details[open] > summary, summary:focus-visible, :focus-visible,
      p:not(:hover), .step-count { color: red }
      p:hover { color: red }
      details > :active { color: red }
      p:not(:focus) { color: red }
      h2 { color: blue }
      @media print { p + p, h3:hover { color: green } }`,
  })
  expect(await unusedRules(page)).toEqual([
    'h2 { color: blue; }',
    'p + p, h3:hover { color: green; }',
  ])
})

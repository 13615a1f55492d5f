import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { editorPath } from '../../src/output/content-security-policy'
import { listFiles } from '../../src/output/files'
import { budgets, weighHtml, withoutText } from '../../tools/speed'
import { readBuiltSite } from './site'
import { mistakesIn } from './valid-html'

const pages = readBuiltSite()

test.each(pages)('row 34: the HTML of $path is valid', async ({ html }) => {
  expect(await mistakesIn(html)).toEqual([])
})

test('no file has a broken character', () => {
  const files = listFiles('public').filter(
    (file) =>
      /\.(html|json|xml|txt|js|css)$/.test(file) &&
      !file.startsWith(join('public', editorPath, '/')),
  )
  expect(files.length).toBeGreaterThan(20)
  const broken = /[\0\uFFFD]/
  expect(files.filter((file) => broken.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(pages)('every class in the styles of $path is in its HTML', ({ html }) => {
  const style = (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('')
  expect(style).toContain('{')
  expect(style).not.toMatch(/\.sc-\w+-\d/)
})

const inline = 'a, button, span, b, strong, em, time, label'

/** Returns neighbors in a line whose words run together where styles are off. */
function joinedNeighbors($: CheerioAPI): string[] {
  return $(inline)
    .toArray()
    .flatMap((element) => {
      const next = element.next ? $(element.next) : $([])
      if (!next.is(inline)) return []
      const [before, after] = [$(element).text(), next.text()]
      const joined = /\S$/.test(before) && /^\S/.test(after)
      // A word may be divided into parts, such as one with a mark.
      return joined && isSeparate(element.name, next.prop('tagName')!.toLowerCase())
        ? [`${before}|${after}`]
        : []
    })
}

const isSeparate = (...names: string[]): boolean =>
  names.some((name) => ['a', 'button', 'label'].includes(name)) || names.join() === 'span,span'

test.each(pages)('links and badges of $path are words apart without styles', ({ $ }) => {
  expect(joinedNeighbors($)).toEqual([])
})

test.each(pages)('$path keeps the budget of HTML', ({ html }) => {
  const weight = weighHtml(html)
  expect(withoutText(weight.html, weight.textBytes)).toBeLessThanOrEqual(budgets.html)
})

test.each(pages)(
  '$path has one h1 and one main part, a header, a footer, and navigation with names',
  ({ $ }) => {
    expect($('h1')).toHaveLength(1)
    expect($('main')).toHaveLength(1)
    expect($('body header')).not.toHaveLength(0)
    expect($('body footer')).not.toHaveLength(0)
    expect($('nav:not([aria-label], [aria-labelledby])')).toHaveLength(0)
  },
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { editorPath } from '../../src/output/editor-policy'
import { listFiles } from '../../src/output/list-files'
import { readBuiltSite } from './site'
import { mistakesIn } from './valid-html'

test('row 34: the check finds elements out of place and doubled ids', async () => {
  const html = '<p id="a">Words<div id="a">more</div></p>'
  const found = (await mistakesIn(html)).join('\n')
  expect(found).toContain('no-dup-id')
  expect(found).toContain('close-order')
})

test.each(readBuiltSite())('row 34: the HTML of $path is valid', async ({ html }) => {
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

test.each(readBuiltSite())('every class in the styles of $path is in its HTML', ({ html }) => {
  const style = (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('')
  expect(style).toContain('{')
  expect(style).not.toMatch(/\.sc-\w+-\d/)
})

const inline = 'a, button, span, b, strong, em, time, label'

/** Returns neighbors in a line whose words run together where styles are off. */
function joinedNeighbors(html: string): string[] {
  const $ = load(html)
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

test('the check finds words of neighbors that run together', () => {
  expect(joinedNeighbors('<p><a href="/a">One</a><a href="/b">two</a></p>')).toEqual(['One|two'])
  expect(joinedNeighbors('<p><span>New</span><span>Scams</span></p>')).toEqual(['New|Scams'])
  expect(joinedNeighbors('<p><a href="/a">One</a> <a href="/b">two</a></p>')).toEqual([])
})

test.each(readBuiltSite())(
  'links and badges of $path are words apart without styles',
  ({ html }) => {
    expect(joinedNeighbors(html)).toEqual([])
  },
)

test.each(readBuiltSite())('every table of $path has a caption', ({ html }) => {
  const $ = load(html)
  for (const table of $('table').toArray()) {
    expect($(table).children('caption').text().trim()).not.toBe('')
  }
})

test.each(readBuiltSite())(
  '$path has one h1 and one main part, a header, a footer, and navigation with names',
  ({ $ }) => {
    expect($('h1')).toHaveLength(1)
    expect($('main')).toHaveLength(1)
    expect($('body header')).not.toHaveLength(0)
    expect($('body footer')).not.toHaveLength(0)
    expect($('nav:not([aria-label], [aria-labelledby])')).toHaveLength(0)
  },
)

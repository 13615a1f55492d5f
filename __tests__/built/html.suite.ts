import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { editorPath } from '../../src/output/content-security-policy'
import { listFiles } from '../../src/build/list-files'
import { budgets, weighHtml, withoutText } from '../../tools/page-budgets'
import { findings, readBuiltSite } from './site'
import { mistakesIn } from './valid-html'

const pages = readBuiltSite()

test('the HTML of every page is valid', async () => {
  expect(pages.length).toBeGreaterThan(0)
  expect(await findings(pages, ({ html }) => mistakesIn(html))).toEqual({})
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

test('no page and no script of the site holds a part of the editor, or leads to it', () => {
  const files = listFiles('public').filter((file) => /\.(html|js)$/.test(file))
  expect(files.length).toBeGreaterThan(0)
  expect(
    files.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return /sveltia/i.test(text) || text.includes(`"${editorPath}`)
    }),
  ).toEqual([])
})

test('every page has styles, and each of their classes is in its HTML', async () => {
  const found = await findings(pages, ({ html }) => {
    const style = (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('')
    return style.includes('{') ? (style.match(/\.sc-\w+-\d/g) ?? []) : ['no styles']
  })
  expect(found).toEqual({})
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

test('no page shows the name of a variable in place of its words', async () => {
  const shown = ({ $ }: (typeof pages)[number]): string[] =>
    $('body')
      .clone()
      .find('script, style')
      .remove()
      .end()
      .text()
      .match(/\{\w+\}/g) ?? []
  expect(await findings(pages, shown)).toEqual({})
})

test('links and badges are words apart without styles', async () => {
  expect(await findings(pages, ({ $ }) => joinedNeighbors($))).toEqual({})
})

test('every page keeps the budget of HTML', async () => {
  const found = await findings(pages, ({ html }) => {
    const weight = weighHtml(html)
    const bytes = withoutText(weight.html, weight.textBytes)
    return bytes <= budgets.html ? [] : [`${bytes} bytes`]
  })
  expect(found).toEqual({})
})

test('every page has one h1 and one main part, a header, a footer, and navigation with names', async () => {
  const found = await findings(pages, ({ $ }) => [
    ...['h1', 'main'].filter((one) => $(one).length !== 1),
    ...['body header', 'body footer'].filter((one) => $(one).length === 0),
    ...$('nav:not([aria-label], [aria-labelledby])')
      .toArray()
      .map((nav) => $.html(nav).slice(0, 60)),
  ])
  expect(found).toEqual({})
})

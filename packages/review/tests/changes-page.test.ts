import { load } from 'cheerio'
import type { SourceFile } from '../../../src/content-model/record'
import { changesBetween, type Compared } from '../src/changes'
import { changesPage } from '../src/changes-page'
import {
  articlePath,
  goodSite,
  goodText,
  today,
  withFiles,
  without,
} from '../../../__tests__/content-model/good-site'
import { mistakesIn } from '../../../__tests__/built/valid-html'
import { mistakeExamples } from './mistake'

const config = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Page not found | Maplehouse</title><meta name="description" content="There is no such page on this site.">
<meta name="robots" content="noindex"><meta property="og:title" content="Page not found | Maplehouse">
<script>ours()</script></head><body><div id="___gatsby">
<aside aria-label="Preview"><strong>A preview.</strong> <a href="/__changes">See what changed</a></aside>
<header><a href="/">Maplehouse</a></header><main id="main" tabindex="-1"><h1>Not found</h1></main>
<footer><a href="/contact">Contact</a></footer></div>
<script type="application/ld+json">{"@type":"WebPage"}</script>
<template id="react-scripts"><script src="/app.js"></script></template><script>loadOnFirstInteraction()</script></body></html>`

function compared(after: readonly SourceFile[], more: Partial<Compared['report']> = {}): Compared {
  const before = goodSite()
  const changes = changesBetween(before, after, today)
  return {
    ...changes,
    report: {
      version: 1,
      base: { ref: 'origin/main', commit: '0123456789abcdef0123456789abcdef01234567' },
      built: true,
      ...changes,
      check: { ok: true, mistakes: [], warnings: [] },
      ...more,
    },
  }
}

async function expectValid(html: string): Promise<void> {
  expect(await mistakesIn(html)).toEqual([])
}

const textOf = (html: string): string => load(html)('main').text().replace(/\s+/g, ' ')

const article = (name: string, text: string): Record<string, string> => ({
  [articlePath.replace('scam-likely', name)]: text,
})

test('lists what changed with links and text, in the layout of the site', async () => {
  const html = changesPage(
    config,
    compared(
      withFiles({
        ...article('lost', goodText(articlePath).replace('What Scam', 'Lost, what Scam')),
        'shared/close.yaml': goodText('shared/close.yaml').replace(
          'Shall we talk',
          'Will you call',
        ),
      }),
    ),
  )
  await expectValid(html)
  const $ = load(html)
  expect($('title').text()).toBe('What changed | Maplehouse')
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect($('h1').text()).toBe('What changed')
  const toNew = $('main a[href="/blog/lost"]')
  expect(toNew.first().text()).toBe('Lost, what Scam Likely means')
  expect(toNew.last().text()).toBe('See the new page as readers will')
  expect($('header a, footer a').length).toBe(2)
  expect($('aside a').attr('aria-current')).toBe('page')
  const text = textOf(html)
  expect(text).toContain('Compared with origin/main, as it was in commit 0123456.')
  expect(text).toMatch(/New Lost, what Scam Likely means \/blog\/lost/)
  expect(text).toContain('Shown on the home page, /blog, /chicago')
  const words = (selector: string): string[] =>
    $(selector)
      .get()
      .map((one) => $(one).text())
  expect(words('.text:last del')).toEqual(['Shall', 'we', 'talk'])
  expect(words('.text:last ins')).toEqual(['Will', 'you', 'call'])
  expect(text).toContain('Passed: no mistakes in the content.')
})

test('a removed page has no link', () => {
  const $ = load(changesPage(config, compared(without('cities/chicago.yaml'))))
  expect(textOf($.html())).toContain('/chicago. Nothing is at this address any more.')
  expect($('a[href="/chicago"]').length).toBe(0)
})

test('mistakes of the check are listed with position and fix', () => {
  const check = { ok: false, mistakes: mistakeExamples(60), warnings: mistakeExamples(1) }
  const text = textOf(changesPage(config, compared(goodSite(), { check })))
  expect(text).toContain('Failed: 60 mistakes must be fixed.')
  expect(text).toContain('articles/x/index.mdx, line 6, column 11: "Scam". Did you mean "Scams"?')
  expect(text).toContain('Warnings (the check still passes):')
})

test('it says where no page differs, and where nothing could be compared', () => {
  expect(textOf(changesPage(config, compared(goodSite())))).toContain('No page differs.')
  const missing = compared(goodSite(), { base: undefined, diagnostic: 'There is no main here.' })
  expect(textOf(changesPage(config, missing))).toContain(
    'Nothing could be compared. There is no main here.',
  )
})

describe('text of a fork is shown and never parsed as HTML', () => {
  const evil = `</span></li></main><script>alert(1)</script><img src=x onerror=alert(1)>
<style>*{display:none}</style><a href="javascript:alert(1)">x</a> &lt;b&gt; \u202egnp.exe \u0007 <!-- \n`
  const html = changesPage(
    config,
    compared(
      withFiles({
        ...article(
          'evil',
          goodText(articlePath).replace('What Scam', '<script>a()</script>') + evil,
        ),
        'articles/<img src=x onerror=alert(1)>/index.mdx': evil,
        'pages/"><svg onload=alert(1)>.yaml': evil,
      }),
      { base: { ref: '<b>main</b>', commit: '0'.repeat(40) } },
    ),
  )
  const $ = load(html)

  test('no element, attribute or comment of it is in the page', () => {
    const plain = load(changesPage(config, compared(withFiles(article('evil', 'Words')))))
    const names = (page: typeof $): string[] =>
      [
        ...new Set(
          page('main *')
            .toArray()
            .map((element) => element.tagName),
        ),
      ].sort()
    expect(names($).filter((name) => !names(plain).includes(name))).toEqual([])
    expect($('main').find('script, style, img, svg, b').length).toBe(0)
    expect($('main [onerror], main [onload], main [href^="javascript"]').length).toBe(0)
    expect($('script').length).toBe(1)
  })

  test('all of it is visible, and invisible characters are named', () => {
    const text = $('main').text()
    expect(text).toContain('<script>alert(1)</script>')
    expect(text).toContain('[U+202E]gnp.exe [U+0007]')
    expect(html).not.toContain('\u202e')
  })

  test('the page is valid', () => expectValid(html))
})

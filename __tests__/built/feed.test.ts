import { existsSync, readFileSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'
import { addressIn } from '../../src/content-model/language'
import { feedLength } from '../../src/site/feed'
import { languages, testEach } from './content'

// That it is valid RSS 2.0, valid-xml.test.ts looks at.

const headingsOf = (page: CheerioAPI): string[] =>
  page('h2[id], h3[id]')
    .toArray()
    .map((heading) => page(heading).text())

describe.each(languages)('the feed of $code', ({ folder, content, articlePaths }) => {
  const { origin } = content.scope.config
  const path = addressIn(folder, '/rss.xml')
  const file = `public${path}`
  const $ = load(existsSync(file) ? readFileSync(file, 'utf8') : '', { xml: true })
  const items = $('item')
    .toArray()
    .map((item) => ({
      path: $('link', item).text().slice(origin.length),
      text: load($('content\\:encoded', item).text()),
    }))
  const testBlog = content.blog ? test : test.skip

  test('is there where there is a list of articles, and only there', () => {
    expect(existsSync(file)).toBe(content.blog !== undefined)
  })

  testBlog('has its own address, and the language of its articles', () => {
    expect($('rss').attr('version')).toBe('2.0')
    expect($('atom\\:link').attr('href')).toBe(origin + path)
    expect($('channel > language').text()).toBe(content.interfaceTexts.locale.toLowerCase())
  })

  testBlog('has the newest articles of its language, and no others', () => {
    const links = $('item > link').toArray()
    expect(links.map((link) => $(link).text())).toEqual(
      articlePaths.slice(0, feedLength).map((path) => origin + path),
    )
  })

  testEach(items, 'no article is published')('has the full text of $path', ({ path, text }) => {
    const page = load(readFileSync(`public${path}/index.html`, 'utf8'))
    const shown = headingsOf(page).filter(
      (heading) => heading !== content.interfaceTexts.article.related,
    )
    expect(headingsOf(text)).toEqual(shown)
  })

  testEach(items, 'no article is published')(
    'every address in the text of $path can be followed from anywhere',
    ({ text }) => {
      for (const link of text('[href]').toArray()) {
        expect(text(link).attr('href')).toMatch(/^(https:|tel:|sms:|mailto:)/)
      }
    },
  )

  testEach(items, 'no article is published')(
    'the text of $path has nothing that feed readers leave out: programs, styles, drawings',
    ({ text }) => {
      expect(text('script, style, svg, button, [style]').toArray()).toEqual([])
    },
  )
})

import { existsSync, readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { addressIn } from '../../src/content-model/language'
import { feedLength } from '../../src/site/feed'
import { languages } from './content'

// That it is valid RSS 2.0, valid-xml.suite.ts looks at.

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

  testBlog('has the newest articles of its language, and no others', () => {
    const links = $('item > link').toArray()
    expect(links.map((link) => $(link).text())).toEqual(
      articlePaths.slice(0, feedLength).map((path) => origin + path),
    )
  })

  test('every address in the text of an article can be followed from anywhere', () => {
    for (const { path, text } of items) {
      const addresses = text('[href]')
        .toArray()
        .map((link) => text(link).attr('href') ?? '')
      const stuck = addresses.filter((to) => !/^(https?:|tel:|sms:|mailto:)/.test(to))
      expect([path, stuck]).toEqual([path, []])
    }
  })
})

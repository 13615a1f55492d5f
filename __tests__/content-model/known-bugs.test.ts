/** @jest-environment node */
// Each of these states what should happen and fails today. A mended one turns red: rename it to
// `test` and move it to the file of its theme.
import { renderArticle } from '../../src/build/render-article'
import { readSettings } from '../../src/build/settings'
import type { Problem } from '../../src/content-model/problem'
import {
  articlePath,
  articleWith,
  changed,
  placesOf,
  problemsOf,
  withFile,
  without,
} from './good-site'

const ofArticle = (body: string): Problem[] => problemsOf(withFile(articlePath, articleWith(body)))
const placesWith = (path: string, from: string, to: string): string[] =>
  placesOf(problemsOf(withFile(path, changed(path, from, to))))

describe('a mistake in a file that others use is reported once', () => {
  test.failing('in site.yaml', () => {
    expect(placesWith('site.yaml', 'home: national', 'home: nationl')).toEqual([
      'site.yaml:14:7  home',
    ])
  })
  test.failing('in facts.yaml', () => {
    expect(placesWith('facts.yaml', '$60', 'Tip #1')).toEqual(['facts.yaml:1:14'])
  })
  test.failing('in a shared section', () => {
    expect(placesWith('shared/close.yaml', 'title: Shall we talk?\n', '')).toEqual([
      'shared/close.yaml:1:1  title',
    ])
  })
  test.failing('a missing site.yaml', () => {
    expect(placesOf(problemsOf(without('site.yaml')))).toEqual(['site.yaml:1:1'])
  })
})

describe('slips of MDX are explained at their place', () => {
  test.failing.each([
    ['a <br> in the second line', 'One\ntwo<br>three\n', 14, 4, 'an HTML tag'],
    ['a { with lines below it', 'One\na { b\nthree\n', 14, 3, 'a { or } in running words'],
    ['a { in a single line', 'Press the { key.\n', 13, 11, 'a { or } in running words'],
  ])('%s', (_name, body, line, column, found) => {
    expect(ofArticle(body)).toMatchObject([
      { line, column, found: expect.stringContaining(found) as string },
    ])
  })
})

describe('an article may not hold', () => {
  test.failing.each([
    ['an attribute that stands twice', '<Warning title="One" title="Two">No</Warning>\n'],
    ['our number on two lines', 'Call (904)\n555-0134.\n'],
    ['our number in another form', 'Call 904-555-0134.\n'],
    ['a table without outer |', 'a | b\n--- | ---\n1 | 2\n'],
    ['a heading without words', '## \n\nOne\n'],
    ['a link without words', 'One [](/contact) two\n'],
  ])('%s', (_name, body) => {
    expect(ofArticle(body)).toHaveLength(1)
  })

  test.failing('our number in the second line of a paragraph, said to be in the first', () => {
    expect(ofArticle('One.\nCall (904) 555-0134.\n')).toMatchObject([{ line: 14, column: 6 }])
  })
  test.failing('a link with a slash at its end, reported twice', () => {
    expect(ofArticle('See [us](/contact/).\n')).toHaveLength(1)
  })
})

describe('YAML', () => {
  test.failing('a list that is left empty is one mistake', () => {
    expect(
      placesWith('faqs/device-setup.yaml', 'questions:\n', 'questions:\nx:\n').slice(0, -1),
    ).toEqual(['faqs/device-setup.yaml:2:11  questions'])
  })
  test.failing('a menu with mistyped links is explained as a menu', () => {
    const path = 'site.yaml'
    const text = changed(path, '        to: /pricing', '        url: /pricing').replace(
      'to: /services/device-setup',
      'url: /services/device-setup',
    )
    const fields = problemsOf(withFile(path, text)).map(({ field }) => field)
    expect(fields).toContain('navigation[2].links[1].url')
  })
  test.failing('a tab is one mistake', () => {
    expect(placesWith('pages/contact.yaml', '  - kind: hero', '\t- kind: hero')).toHaveLength(1)
  })
  test.failing('a # behind a list is refused', () => {
    expect(placesWith(articlePath, 'Phone Settings]', 'Phone Settings] #1')).toHaveLength(1)
  })
  test.failing('a fact without quotes is told to be put in quotes', () => {
    const path = 'pages/contact.yaml'
    const text = changed(path, 'title: Let us talk', 'title: {phone}')
    expect(problemsOf(withFile(path, text))[0]?.mend).toContain('quotes')
  })
})

describe('facts.yaml', () => {
  const withFact = (line: string): Problem[] =>
    problemsOf(withFile('facts.yaml', changed('facts.yaml', 'callback:', `${line}\ncallback:`)))

  test.failing('a name that is malformed is explained', () => {
    expect(withFact('Call-back: soon')[0]).toMatchObject({
      column: 1,
      allowed: 'a name such as deviceSetupFrom',
    })
  })
  test.failing.each(['to: /5', 'faqs: 12', 'shared: all'])('"%s" is no reference', (line) => {
    expect(withFact(line)).toEqual([])
  })
  test.failing('a name that site.yaml has is refused, since it would be without effect', () => {
    expect(withFact('phone: none')).toHaveLength(1)
  })
})

describe('the build', () => {
  test.failing('draws no element that is not on the allow-list', () => {
    expect(renderArticle('<script>alert(1)</script>\n', {})).not.toContain('<script')
  })
  test.failing.each(['https://example.com?a', 'https://example.com#a'])(
    'refuses the origin %s',
    (origin) => {
      const env = { GATSBY_CONSULTATION_ENDPOINT: 'https://x.example', SITE_ORIGIN: origin }
      expect(() => readSettings(env)).toThrow('SITE_ORIGIN')
    },
  )
  test.failing('refuses a content folder that is a file', () => {
    const env = { GATSBY_CONSULTATION_ENDPOINT: 'https://x.example', CONTENT_DIR: 'package.json' }
    expect(() => readSettings(env)).toThrow('CONTENT_DIR')
  })
})

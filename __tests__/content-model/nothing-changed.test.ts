import { parseFrontMatter, readFile } from '../../src/content-model/parse/read-file'
import { parseYaml } from '../../src/content-model/parse/parse-yaml'
import { smallSite } from '../sites/configurations'
import { articlePath, changed, problemsOf, sourceFile, withFile } from './good-site'

const trickyValues = [
  ...['12:30', '02134', 'yes', 'No', 'on', 'true', 'null', '~', '1.0', '0x1F', '0o17', '1e3'],
  ...['1_000', '.inf', '.nan', '+1', '2026-02-28', '2026-02-28T10:00:00Z', '<5', '98%', '$60'],
  ...['a:b', 'a#b', "it's", 'C:\\Users', '=', '<<', 'Café', '李', '👵'],
]

test.each(trickyValues)('%s arrives as the text that was written', (written) => {
  const { data, diagnostics } = parseYaml('a.yaml', `value: ${written}\nlist: [${written}]\n`)
  expect(diagnostics).toEqual([])
  expect(data).toEqual({ value: written, list: [written] })
})

test('a key that looks like a number or a yes stays a text', () => {
  expect(parseYaml('a.yaml', '02134: a\nyes: b\n').data).toEqual({ '02134': 'a', yes: 'b' })
})

test('a value that is left empty is empty words, not null', () => {
  expect(parseYaml('a.yaml', 'value:\nlist:\n  -\n').data).toEqual({ value: '', list: [''] })
})

test('comments on lines of their own are left out and are no mistake', () => {
  const text = '# one\na:\n  # two\n  - b\n  # three\n  - c\n\n  # four\nd: e\n# five\n'
  const { data, diagnostics } = parseYaml('a.yaml', text)
  expect(diagnostics).toEqual([])
  expect(data).toEqual({ a: ['b', 'c'], d: 'e' })
})

test('true and false become yes and no where the field asks for them', () => {
  const text = changed(articlePath, 'featured: true', "featured: 'false'")
  expect(readFile(sourceFile(articlePath, text)).record?.data).toMatchObject({
    featured: false,
    date: '2026-10-21',
  })
})

describe('a byte-order mark', () => {
  test('is left out of the first key, also where the text was read without decoding', () => {
    expect(parseYaml('a.yaml', '\uFEFFa: b\n').data).toEqual({ a: 'b' })
    expect(parseFrontMatter('a.mdx', '\uFEFF---\na: b\n---\n').matter.data).toEqual({ a: 'b' })
  })

  test('does not shift columns', () => {
    const bad = `\uFEFF${changed('pages/contact.yaml', 'title: Contact us', 'title: Tip #1')}`
    expect(problemsOf(withFile('pages/contact.yaml', bad))).toMatchObject([{ line: 1, column: 8 }])
  })
})

describe('Windows line ends', () => {
  const windows = (text: string): string => text.replaceAll('\n', '\r\n')

  test.each(Object.entries(smallSite))('give the same data: %s', (path, text) => {
    const data = readFile(sourceFile(path, text)).record?.data
    expect(readFile(sourceFile(path, windows(text))).record?.data).toEqual(data)
  })

  test('are left out of words on several lines', () => {
    const text = windows('folded: >-\n  one\n  two\n\n  three\nkept: |-\n  one\n  two\n')
    expect(parseYaml('a.yaml', text).data).toEqual({ folded: 'one two\nthree', kept: 'one\ntwo' })
  })

  test('do not shift lines', () => {
    const page = windows(
      changed('pages/contact.yaml', 'illustration: letter', 'illustration: leter'),
    )
    expect(problemsOf(withFile('pages/contact.yaml', page))).toMatchObject([
      { line: 11, column: 19 },
    ])
    const article = windows(changed(articlePath, '{phone}', '{fone}'))
    expect(problemsOf(withFile(articlePath, article))).toMatchObject([{ line: 13, column: 6 }])
  })
})

describe('front matter', () => {
  const text = '---\na: b\nc:\n  - d\n---\n\nWords --- here.\n\n---\n'

  test('ends at the first line of three dashes', () => {
    const { matter, body } = parseFrontMatter('a.mdx', text)
    expect(matter.data).toEqual({ a: 'b', c: ['d'] })
    expect(body.trim()).toBe('Words --- here.\n\n---')
  })

  test('counts lines as the file does, in the fields and in the body', () => {
    const { matter, body } = parseFrontMatter('a.mdx', text)
    expect(matter.positionOf(['c', 0])).toEqual({ line: 4, column: 5 })
    expect(matter.positionOfKey([], 'c')).toEqual({ line: 3, column: 1 })
    expect(body.split('\n')[6]).toBe('Words --- here.')
  })

  test('refuses the same parts of YAML as other files', () => {
    const { matter } = parseFrontMatter('a.mdx', '---\na: Tip #1\nb: *c\nd: !e f\n---\n')
    expect(matter.diagnostics.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(matter.data).toBeUndefined()
  })
})

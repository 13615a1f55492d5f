/** @jest-environment node */
import { readFile } from '../../src/content-model/parse/read-file'
import type { Interface } from '../../src/content-model/schemas/interface'
import { changed, goodText, locationsOf, problemsOf, sourceFile, withFile } from './good-site'

const path = 'interface/en.yaml'

describe('the file with all words of the interface', () => {
  test.each([
    ['that is not its own', 'call: Call {phone}', 'call: Call {number}', 'contact.call'],
    ['with an accent', 'call: Call {phone}', 'call: Call {phone} {téléphone}', 'contact.call'],
    ['with spaces', 'call: Call {phone}', 'call: Call {phone} { phone }', 'contact.call'],
    ['where it has none', 'topics: Choose a topic', 'topics: One of {count}', 'articleList.topics'],
    [
      'of all content',
      'write: Write to {email}',
      'write: Write to {generalEmail}',
      'contact.write',
    ],
  ])('a variable %s is a mistake', (_, from, to, field) => {
    const problems = problemsOf(withFile(path, changed(path, from, to)))
    expect(problems).toMatchObject([{ field, kind: 'fact-unknown' }])
  })

  test('eleven months are a mistake', () => {
    const problems = problemsOf(withFile(path, changed(path, '      January,\n', '')))
    expect(problems).toMatchObject([{ field: 'dates.months', kind: 'value-too-short' }])
  })

  test('without the file, the check says so', () => {
    const files = withFile('site.yaml', goodText('site.yaml')).filter((file) => file.path !== path)
    expect(locationsOf(problemsOf(files))).toEqual(['interface/en.yaml:1:1'])
  })
})

describe('a file with the words that differ from those of the project', () => {
  const defaults = new TextEncoder().encode(goodText(path))
  const read = (text: string) => readFile({ ...sourceFile(path, text), defaults })

  test('changes these words, and the rest stays', () => {
    const { record } = read('contact:\n  call: Ring {phone}\nguides:\n  pages:\n    one: A page\n')
    const texts = record?.data as Interface
    expect(texts.contact).toMatchObject({ call: 'Ring {phone}', write: 'Write to {email}' })
    expect(texts.guides.pages).toEqual({ one: 'A page', other: '{count} pages' })
    expect(texts.article.tags).toBe('Tags')
  })

  test('may not hold a word that nothing shows', () => {
    const { diagnostics } = read('contact:\n  cal: Ring {phone}\n')
    expect(diagnostics).toMatchObject([
      {
        line: 2,
        field: 'contact.cal',
        kind: 'field-unknown',
        allowed: 'bar, call, write, open, answers',
      },
    ])
  })
})

import { readFile } from '../../src/content-model/parse/read-file'
import type { Interface } from '../../src/content-model/schemas/interface'
import { testBadFiles, testBadSites } from './bad-file'
import { goodText, sourceFile, without } from './good-site'

const path = 'interface/en.yaml'

describe('the file with all words of the interface', () => {
  testBadFiles(path, {
    'a variable that is not its own': ['call: Call {phone}', 'call: Call {number}'],
    'a variable with an accent': ['call: Call {phone}', 'call: Call {phone} {téléphone}'],
    'a variable with spaces': ['call: Call {phone}', 'call: Call {phone} { phone }'],
    'a variable where it has none': ['topics: Choose a topic', 'topics: One of {count}'],
    'a variable of all content': ['write: Write to {email}', 'write: Write to {generalEmail}'],
    'eleven months': ['      January,\n', ''],
  })
  testBadSites({ 'no such file': without(path) })
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

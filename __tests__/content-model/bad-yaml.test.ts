/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { problemsOf, withFile } from './good-site'

const path = 'pages/contact.yaml'

describe('YAML that is malformed or would lose words', () => {
  testBadFiles([
    {
      mistake: 'a key that stands twice',
      path,
      change: ['label: Contact\n', 'label: Contact\nlabel: Write to us\n'],
      at: '4:1',
      field: '',
      says: ['a key that stands above already', 'each key once', 'Remove one of the two lines'],
    },
    {
      mistake: 'a # in the words, which would begin a comment',
      path,
      change: ['title: Contact us', 'title: Tip #1'],
      at: '1:8',
      field: '',
      says: ['"Tip", and behind it a comment: #1', 'put the whole value in "double quotes"'],
    },
    {
      mistake: 'a # as the first letter of the words',
      path,
      change: ['title: Contact us', 'title: #1 in Jacksonville'],
      at: '1:8',
      field: '',
      says: ['behind it a comment: #1 in Jacksonville', 'double quotes'],
    },
    {
      mistake: 'a # in an entry of a list',
      path: 'services/device-setup.yaml',
      change: ['          - Notes\n', '          - Notes on sheet #2\n'],
      at: '17:13',
      field: '',
      says: ['"Notes on sheet", and behind it a comment: #2'],
    },
    {
      mistake: 'a second line that begins with #, which would end the words',
      path,
      change: ['text: Call {phone} and ask.', 'text: We are on line\n      #1 of the list'],
      at: '7:11',
      field: '',
      says: ['"We are on line", and behind it a comment: #1 of the list'],
    },
    {
      mistake: 'a colon and a space in words without quotes',
      path,
      change: ['title: Contact us', 'title: Contact: call or write'],
      at: '1:8',
      field: '',
      says: ['a second ": " in the line', 'in "double quotes", because it holds a colon'],
    },
    {
      mistake: 'an alias',
      path,
      change: ['title: Let us talk', 'title: *talk'],
      at: '6:12',
      field: '',
      says: ['an anchor or alias (& or *)', 'plain values', 'Write the value out'],
    },
    {
      mistake: 'an anchor',
      path,
      change: ['title: Let us talk', 'title: &talk Let us talk'],
      at: '6:18',
      field: '',
      says: ['an anchor or alias (& or *)', 'that starts with & or * in quotes'],
    },
    {
      mistake: 'a tag',
      path,
      change: ['title: Let us talk', 'title: !x Let us talk'],
      at: '6:15',
      field: '',
      says: ['a tag (!x)', 'Put a value that starts with ! in quotes.'],
    },
    {
      mistake: 'words that begin with an exclamation mark',
      path,
      change: ['title: Let us talk', 'title: ! Let us talk'],
      at: '6:14',
      field: '',
      says: ['a tag (!)', 'in quotes'],
    },
    {
      mistake: 'words that begin with @',
      path,
      change: ['title: Let us talk', 'title: @home'],
      at: '6:12',
      field: '',
      says: ['reserved character @'],
    },
    {
      mistake: 'a fact without quotes at the start of a value',
      path,
      change: ['title: Let us talk', 'title: {phone}'],
      at: '6:12',
      field: 'sections[1].title',
      says: ['found:   a group of fields', 'allowed: words'],
    },
    {
      mistake: 'a quote that is never closed',
      path,
      change: ['title: Let us talk', 'title: "Let us talk'],
      at: '15:1',
      field: '',
      says: ['Missing closing "quote'],
    },
    {
      mistake: 'an empty file',
      path,
      whole: '',
      at: '1:1',
      field: '',
      says: ['found:   nothing', 'lines of the form "key: value"'],
    },
    {
      mistake: 'a file of words without a key',
      path,
      whole: 'Call us and ask.',
      at: '1:1',
      field: '',
      says: ['"Call us and ask."', 'lines of the form "key: value"'],
    },
    {
      mistake: 'a file that is not UTF-8',
      path,
      whole: Uint8Array.from(Buffer.from('title: Caf\u00E9\n', 'latin1')),
      at: '1:1',
      field: '',
      says: ['bytes that are not UTF-8', 'Save the file again as UTF-8.'],
    },
    {
      mistake: 'a colon without quotes in the front matter of an article',
      path: 'articles/scam-likely/index.mdx',
      change: ['title: What Scam', 'title: Scams: what Scam'],
      at: '2:8',
      field: '',
      says: ['one ": " in a line', 'double quotes'],
    },
  ])
})

test('a tab at the start of a line is named, with the cure', () => {
  const bad = withFile(path, 'title: Contact us\nsections:\n\t- kind: hero\n')
  expect(problemsOf(bad)[0]).toMatchObject({
    file: path,
    line: 3,
    column: 1,
    found: 'a tab at the start of the line',
    mend: 'Replace the tab by two spaces.',
  })
})

test('aliases that would grow without end are refused at once', () => {
  const letters = [...'abcdefghijklmnop']
  const lines = letters.map((letter, index) => {
    const before = letters[index - 1]
    const items = Array.from({ length: 9 }, () => (before ? `*${before}` : 'x'))
    return `${letter}: &${letter} [${items.join(', ')}]`
  })
  const start = performance.now()
  const problems = problemsOf(withFile(path, lines.join('\n')))
  expect(performance.now() - start).toBeLessThan(2000)
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([path]))
  expect(new Set(problems.map(({ found }) => found))).toEqual(
    new Set(['an anchor or alias (& or *)']),
  )
})

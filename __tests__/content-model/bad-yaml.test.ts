/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath, problemsOf, withFile } from './good-site'

const path = 'pages/contact.yaml'

describe('row 30: YAML that cannot be read', () => {
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
      mistake: 'a colon and a space in words without quotes',
      path,
      change: ['title: Contact us', 'title: Contact: call or write'],
      at: '1:8',
      field: '',
      says: ['a second ": " in the line', 'in "double quotes", because it holds a colon'],
    },
    {
      mistake: 'a quote that is never closed',
      path,
      change: ['title: Let us talk', 'title: "Let us talk'],
      at: '6:12',
      field: '',
      says: ['a quote that is never closed', 'Close the quote'],
    },
    {
      mistake: 'a list that is never closed',
      path: articlePath,
      change: ['Phone Settings]', 'Phone Settings'],
      at: '8:1',
      field: '',
      says: ['a [ or { that is never closed', 'Close it'],
    },
    {
      mistake: 'a tab at the start of a line',
      path,
      change: ['  - kind: hero', '\t- kind: hero'],
      at: '5:1',
      field: '',
      says: ['a tab at the start of the line', 'Replace the tab by two spaces.'],
    },
    {
      mistake: 'a line with a space too many',
      path,
      change: ['    text: Call', '     text: Call'],
      at: '6:12',
      field: '',
      says: ['go on in the line below', 'Line up the line below with its neighbours.'],
    },
    {
      mistake: 'a line with a space too few',
      path,
      change: ['    text: Call', '   text: Call'],
      at: '7:1',
      field: '',
      says: ['a line that starts in another column than its neighbours', 'Line it up'],
    },
    {
      mistake: 'a second document',
      path,
      change: ['label: Contact\n', 'label: Contact\n---\n'],
      at: '4:1',
      field: '',
      says: ['a line --- or ..., which begins a second document', 'Remove the line.'],
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

test('mistakes that each concern one line are all named', () => {
  const bad = withFile(path, 'title: a: b\nlabel: @c\nlabel: d\n')
  expect(problemsOf(bad).map(({ line }) => line)).toEqual([1, 2, 3])
})

test('row 30: aliases that would grow without end are refused at once', () => {
  const letters = [...'abcdefghijklmnop']
  const lines = letters.map((letter, index) => {
    const before = letters[index - 1]
    const items = Array.from({ length: 9 }, () => (before ? `*${before}` : 'x'))
    return `${letter}: &${letter} [${items.join(', ')}]`
  })
  const start = performance.now()
  const diagnostics = problemsOf(withFile(path, lines.join('\n')))
  expect(performance.now() - start).toBeLessThan(2000)
  expect(new Set(diagnostics.map(({ file }) => file))).toEqual(new Set([path]))
  expect(new Set(diagnostics.map(({ found }) => found))).toEqual(
    new Set(['an anchor or alias (& or *)']),
  )
})

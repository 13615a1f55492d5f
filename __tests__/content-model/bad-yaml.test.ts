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
      says: ['a tab at the start of the line', 'Indent the line with spaces: two more than'],
    },
    {
      mistake: 'a tab at the start of a block of words',
      path: 'faqs/visits.yaml',
      change: ['answer: Yes, we do.', 'answer: >-\n\tYes, we do.\n\tGladly.'],
      at: '5:1',
      field: '',
      says: ['a tab at the start of the line', 'Indent the line with spaces: two more than'],
    },
    {
      mistake: 'a tab further down in a block of words',
      path: 'faqs/visits.yaml',
      change: ['answer: Yes, we do.', 'answer: >-\n      Yes, we do.\n\tGladly.'],
      at: '6:1',
      field: '',
      says: ['a tab at the start of the line'],
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
      mistake: 'a line with a space too few, below an empty line and a comment',
      path,
      change: ['    text: Call', '\n    # A comment.\n   text: Call'],
      at: '9:4',
      field: '',
      says: ['a line that starts in another column than its neighbours'],
    },
    {
      mistake: 'a first line with a space in front',
      path,
      change: ['title: Contact us', ' title: Contact us'],
      at: '2:1',
      field: '',
      says: ['a line that starts in another column than its neighbours'],
    },
    {
      mistake: 'an entry of a list with a space too few',
      path: 'faqs/visits.yaml',
      change: ['  - question: May', ' - question: May'],
      at: '5:1',
      field: '',
      says: ['a line that starts in another column than its neighbours'],
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
      mistake: 'a file of words without a key',
      path,
      whole: 'Call us and ask.',
      at: '1:1',
      field: '',
      says: ['"Call us and ask."', 'lines of the form "key: value"'],
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

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
    },
    {
      mistake: 'a colon and a space in words without quotes',
      path,
      change: ['title: Contact us', 'title: Contact: call or write'],
    },
    {
      mistake: 'a quote that is never closed',
      path,
      change: ['title: Let us talk', 'title: "Let us talk'],
    },
    {
      mistake: 'a list that is never closed',
      path: articlePath,
      change: ['Phone Settings]', 'Phone Settings'],
    },
    {
      mistake: 'a tab at the start of a line',
      path,
      change: ['  - kind: hero', '\t- kind: hero'],
    },
    {
      mistake: 'a tab at the start of a block of words',
      path: 'faqs/visits.yaml',
      change: ['answer: Yes, we do.', 'answer: >-\n\tYes, we do.\n\tGladly.'],
    },
    {
      mistake: 'a tab further down in a block of words',
      path: 'faqs/visits.yaml',
      change: ['answer: Yes, we do.', 'answer: >-\n      Yes, we do.\n\tGladly.'],
    },
    {
      mistake: 'a line with a space too many',
      path,
      change: ['    text: Call', '     text: Call'],
    },
    {
      mistake: 'a line with a space too few',
      path,
      change: ['    text: Call', '   text: Call'],
    },
    {
      mistake: 'a line with a space too few, below an empty line and a comment',
      path,
      change: ['    text: Call', '\n    # A comment.\n   text: Call'],
    },
    {
      mistake: 'a first line with a space in front',
      path,
      change: ['title: Contact us', ' title: Contact us'],
    },
    {
      mistake: 'an entry of a list with a space too few',
      path: 'faqs/visits.yaml',
      change: ['  - question: May', ' - question: May'],
    },
    {
      mistake: 'a second document',
      path,
      change: ['label: Contact\n', 'label: Contact\n---\n'],
    },
    {
      mistake: 'a file of words without a key',
      path,
      whole: 'Call us and ask.',
    },
    {
      mistake: 'a colon without quotes in the front matter of an article',
      path: 'articles/scam-likely/index.mdx',
      change: ['title: What Scam', 'title: Scams: what Scam'],
    },
  ])
})

test('mistakes that each concern one line are all named', () => {
  const bad = withFile(path, 'title: a: b\nlabel: @c\nlabel: d\n')
  expect(problemsOf(bad).map(({ line }) => line)).toEqual([1, 2, 3])
})

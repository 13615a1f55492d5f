/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath, problemsOf, withFile } from './good-site'

const path = 'pages/contact.yaml'

describe('row 30: YAML that cannot be read', () => {
  testBadFiles(path, {
    'a key that stands twice': ['label: Contact\n', 'label: Contact\nlabel: Write to us\n'],
    'a colon and a space in words without quotes': [
      'title: Contact us',
      'title: Contact: call or write',
    ],
    'a quote that is never closed': ['title: Let us talk', 'title: "Let us talk'],
    'a tab at the start of a line': ['  - kind: hero', '\t- kind: hero'],
    'a line with a space too many': ['    text: Call', '     text: Call'],
    'a line with a space too few': ['    text: Call', '   text: Call'],
    'a line with a space too few, below an empty line and a comment': [
      '    text: Call',
      '\n    # A comment.\n   text: Call',
    ],
    'a first line with a space in front': ['title: Contact us', ' title: Contact us'],
    'a second document': ['label: Contact\n', 'label: Contact\n---\n'],
    'a file of words without a key': 'Call us and ask.',
  })
  testBadFiles(articlePath, {
    'a list that is never closed': ['Phone Settings]', 'Phone Settings'],
  })
  testBadFiles('faqs/visits.yaml', {
    'a tab at the start of a block of words': [
      'answer: Yes, we do.',
      'answer: >-\n\tYes, we do.\n\tGladly.',
    ],
    'a tab further down in a block of words': [
      'answer: Yes, we do.',
      'answer: >-\n      Yes, we do.\n\tGladly.',
    ],
    'an entry of a list with a space too few': ['  - question: May', ' - question: May'],
  })
  testBadFiles('articles/scam-likely/index.mdx', {
    'a colon without quotes in the front matter of an article': [
      'title: What Scam',
      'title: Scams: what Scam',
    ],
  })
})

describe('row 29: words that YAML would drop or change', () => {
  testBadFiles(path, {
    'a # in the words, which would begin a comment': ['title: Contact us', 'title: Tip #1'],
    'a # as the first letter of the words': ['title: Contact us', 'title: #1 in Brackenville'],
    'a second line that begins with #, which would end the words': [
      'text: Call {phone} and ask.',
      'text: We are on line\n      #1 of the list',
    ],
    'an alias': ['title: Let us talk', 'title: *talk'],
    'an anchor': ['title: Let us talk', 'title: &talk Let us talk'],
    'a tag': ['title: Let us talk', 'title: !x Let us talk'],
    'words that begin with an exclamation mark': ['title: Let us talk', 'title: ! Let us talk'],
    'words that begin with @': ['title: Let us talk', 'title: @home'],
    'a fact without quotes at the start of a value': ['title: Let us talk', 'title: {phone}'],
    'a fact without quotes at the start of a sentence': [
      'title: Let us talk',
      'title: {phone} is our number',
    ],
  })
  testBadFiles('services/device-setup.yaml', {
    'a # in an entry of a list': ['          - Notes\n', '          - Notes on sheet #2\n'],
  })
  testBadFiles(articlePath, {
    'a # behind a list': ['Phone Settings]', 'Phone Settings] #1'],
  })
})

test('mistakes that each concern one line are all named', () => {
  const bad = withFile(path, 'title: a: b\nlabel: @c\nlabel: d\n')
  expect(problemsOf(bad).map(({ line }) => line)).toEqual([1, 2, 3])
})

/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath } from './good-site'

const path = 'pages/contact.yaml'
const goodDescription =
  'Ask for a free first talk about your phone, tablet or computer. We call you back soon.'
const button = '      - label: Write to us\n        to: /contact\n'

describe('row 29: a field that is missing, unknown or of the wrong form', () => {
  testBadFiles(path, {
    'a missing field': ['label: Contact\n', ''],
    'a field that nobody asked for': ['label: Contact\n', 'label: Contact\ncolor: red\n'],
    'a field whose name is mistyped': ['    title: Let', '    titel: Let'],
    'an empty value': ['label: Contact\n', 'label:\n'],
    'an empty value of a field that may be left out': [
      'text: Call {phone} and ask.',
      'text: Call us.\n    note:',
    ],
    'a value of spaces only': ['label: Contact\n', 'label: "  "\n'],
    'a title that is too long': ['title: Contact us', `title: ${'Call '.repeat(12)}us`],
    'a description that is too short': [goodDescription, 'Ask for a free talk.'],
    'a description that is too long': [goodDescription, `${goodDescription} ${goodDescription}`],
    'more buttons than there is room for': [
      '        to: call\n',
      `        to: call\n${button.repeat(2)}`,
    ],
  })
  testBadFiles('site.yaml', {
    'a menu whose links have a field with a wrong name': [
      '        to: /blog',
      '        url: /pricing',
    ],
    'a menu whose list of links has a name that is mistyped': [
      '    links:\n      - label: Device',
      '    link:\n      - label: Device',
    ],
  })
  testBadFiles('faqs/device-setup.yaml', {
    'an empty list': 'title: Device setup\nquestions: []\n',
    'a list that is left empty': 'title: Device setup\nquestions:\n',
  })
  testBadFiles(articlePath, {
    'words where a list belongs': ['[Robocalls, Phone Settings]', 'Robocalls'],
  })
})

describe('words for search', () => {
  const synonyms = 'search-synonyms.yaml'
  testBadFiles(synonyms, {
    'the same words written twice, in other case': ['[e-mail]', '[e-mail, Robo  Call]'],
    'words that mean themselves': ['[robocall]', '[robocall, spam call]'],
    'words that mean nothing': ['[robocall]', '[]'],
  })
})

describe('words that are explained', () => {
  const glossary = 'glossary.yaml'
  const first = 'a message that pretends to be from a friend'
  testBadFiles(glossary, {
    'a word that stands there twice, in other case': ['[routers]', '[Phishing]'],
    'an explanation of 21 words': [first, Array(21).fill('word').join(' ')],
    'an explanation that is a sentence': [first, `${first}.`],
  })
})

/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath } from './good-site'

const path = 'pages/contact.yaml'
const goodDescription =
  'Ask for a free first talk about your phone, tablet or computer. We call you back soon.'
const button = '      - label: Write to us\n        to: /contact\n'

describe('row 29: a field that is missing, unknown or of the wrong form', () => {
  testBadFiles([
    {
      mistake: 'a missing field',
      path,
      change: ['label: Contact\n', ''],
    },
    {
      mistake: 'a field that nobody asked for',
      path,
      change: ['label: Contact\n', 'label: Contact\ncolor: red\n'],
    },
    {
      mistake: 'a field whose name is mistyped',
      path,
      change: ['    title: Let', '    titel: Let'],
    },
    {
      mistake: 'a menu whose links have a field with a wrong name',
      path: 'site.yaml',
      change: ['        to: /blog', '        url: /pricing'],
    },
    {
      mistake: 'a menu whose list of links has a name that is mistyped',
      path: 'site.yaml',
      change: ['    links:\n      - label: Device', '    link:\n      - label: Device'],
    },
    {
      mistake: 'an empty value',
      path,
      change: ['label: Contact\n', 'label:\n'],
    },
    {
      mistake: 'an empty value of a field that may be left out',
      path,
      change: ['text: Call {phone} and ask.', 'text: Call us.\n    note:'],
    },
    {
      mistake: 'a value of spaces only',
      path,
      change: ['label: Contact\n', 'label: "  "\n'],
    },
    {
      mistake: 'an empty list',
      path: 'faqs/device-setup.yaml',
      whole: 'title: Device setup\nquestions: []\n',
    },
    {
      mistake: 'a list that is left empty',
      path: 'faqs/device-setup.yaml',
      whole: 'title: Device setup\nquestions:\n',
    },
    {
      mistake: 'words where a list belongs',
      path: articlePath,
      change: ['[Robocalls, Phone Settings]', 'Robocalls'],
    },
    {
      mistake: 'a title that is too long',
      path,
      change: ['title: Contact us', `title: ${'Call '.repeat(12)}us`],
    },
    {
      mistake: 'a description that is too short',
      path,
      change: [goodDescription, 'Ask for a free talk.'],
    },
    {
      mistake: 'a description that is too long',
      path,
      change: [goodDescription, `${goodDescription} ${goodDescription}`],
    },
    {
      mistake: 'more buttons than there is room for',
      path,
      change: ['        to: call\n', `        to: call\n${button.repeat(2)}`],
    },
  ])
})

describe('words for search', () => {
  const synonyms = 'search-synonyms.yaml'
  testBadFiles([
    {
      mistake: 'the same words written twice, in other case',
      path: synonyms,
      change: ['[e-mail]', '[e-mail, Robo  Call]'],
    },
    {
      mistake: 'words that mean themselves',
      path: synonyms,
      change: ['[robocall]', '[robocall, spam call]'],
    },
    {
      mistake: 'words that mean nothing',
      path: synonyms,
      change: ['[robocall]', '[]'],
    },
  ])
})

describe('words that are explained', () => {
  const glossary = 'glossary.yaml'
  const first = 'a message that pretends to be from a friend'
  testBadFiles([
    {
      mistake: 'a word that stands there twice, in other case',
      path: glossary,
      change: ['[routers]', '[Phishing]'],
    },
    {
      mistake: 'an explanation of 21 words',
      path: glossary,
      change: [first, Array(21).fill('word').join(' ')],
    },
    {
      mistake: 'an explanation that is a sentence',
      path: glossary,
      change: [first, `${first}.`],
    },
  ])
})

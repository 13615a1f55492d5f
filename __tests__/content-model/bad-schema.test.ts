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
      at: '1:1',
      field: 'label',
      says: ['nothing; the field is missing', 'Add a line "label:" with its value.'],
    },
    {
      mistake: 'a field that nobody asked for',
      path,
      change: ['label: Contact\n', 'label: Contact\ncolor: red\n'],
      at: '4:1',
      field: 'color',
      says: ['an unknown field "color"', 'Check the spelling, or remove the line.'],
    },
    {
      mistake: 'a field whose name is mistyped',
      path,
      change: ['    title: Let', '    titel: Let'],
      at: '5:5',
      field: 'sections[1].title',
      says: ['nothing; the field is missing', '"titel"', 'Did you mean "title"?'],
      also: [`${path}:6:5  sections[1].titel`],
    },
    {
      mistake: 'a menu whose links have a field with a wrong name',
      path: 'site.yaml',
      change: ['        to: /blog', '        url: /pricing'],
      at: '29:9',
      field: 'navigation[2].links[2].to',
      says: ['an unknown field "url"'],
      also: ['site.yaml:30:9  navigation[2].links[2].url'],
    },
    {
      mistake: 'a menu whose list of links has a name that is mistyped',
      path: 'site.yaml',
      change: ['    links:\n      - label: Device', '    link:\n      - label: Device'],
      at: '25:5',
      field: 'navigation[2].links',
      says: ['an unknown field "link"', 'Did you mean "links"?'],
      also: ['site.yaml:26:5  navigation[2].link'],
    },
    {
      mistake: 'an empty value',
      path,
      change: ['label: Contact\n', 'label:\n'],
      at: '3:7',
      field: 'label',
      says: ['an empty value', 'at least one word', 'fix:     Write the words.'],
    },
    {
      mistake: 'an empty value of a field that may be left out',
      path,
      change: ['text: Call {phone} and ask.', 'text: Call us.\n    note:'],
      at: '8:10',
      field: 'sections[1].note',
      says: ['an empty value', 'fix:     Write the words, or remove the line.'],
    },
    {
      mistake: 'a value of spaces only',
      path,
      change: ['label: Contact\n', 'label: "  "\n'],
      at: '3:8',
      field: 'label',
      says: ['"  "', 'at least one word'],
    },
    {
      mistake: 'an empty list',
      path: 'faqs/device-setup.yaml',
      whole: 'title: Device setup\nquestions: []\n',
      at: '2:12',
      field: 'questions',
      says: ['a list of 0', 'at least 1 entry', 'Add what is missing.'],
    },
    {
      mistake: 'a list that is left empty',
      path: 'faqs/device-setup.yaml',
      whole: 'title: Device setup\nquestions:\n',
      at: '2:11',
      field: 'questions',
      says: ['an empty value', 'a list: lines that start with "- "'],
    },
    {
      mistake: 'words where a list belongs',
      path: articlePath,
      change: ['[Robocalls, Phone Settings]', 'Robocalls'],
      at: '7:7',
      field: 'tags',
      says: ['"Robocalls"', 'a list: lines that start with "- "'],
    },
    {
      mistake: 'a title that is too long',
      path,
      change: ['title: Contact us', `title: ${'Call '.repeat(12)}us`],
      at: '1:8',
      field: 'title',
      says: ['at most 60 letters', 'Shorten it.'],
    },
    {
      mistake: 'a description that is too short',
      path,
      change: [goodDescription, 'Ask for a free talk.'],
      at: '2:14',
      field: 'description',
      says: ['"Ask for a free talk."', 'at least 70 letters'],
    },
    {
      mistake: 'a description that is too long',
      path,
      change: [goodDescription, `${goodDescription} ${goodDescription}`],
      at: '2:14',
      field: 'description',
      says: ['at most 160 letters'],
    },
    {
      mistake: 'more buttons than there is room for',
      path,
      change: ['        to: call\n', `        to: call\n${button.repeat(2)}`],
      at: '9:7',
      field: 'sections[1].actions',
      says: ['a list of 3', 'at most 2 entries'],
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
      at: '4:23',
      field: 'groups[2].written[2]',
      says: ['"Robo  Call"', 'words that do not stand here already'],
    },
    {
      mistake: 'words that mean themselves',
      path: synonyms,
      change: ['[robocall]', '[robocall, spam call]'],
      at: '3:23',
      field: 'groups[1].means[2]',
      says: ['"spam call"', 'words that do not stand here already'],
    },
    {
      mistake: 'words that mean nothing',
      path: synonyms,
      change: ['[robocall]', '[]'],
      at: '3:12',
      field: 'groups[1].means',
      says: ['a list of 0', 'at least 1 entry'],
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
      at: '5:13',
      field: 'terms[2].forms[1]',
      says: ['"Phishing"', 'a word that does not stand here already'],
    },
    {
      mistake: 'an explanation of 21 words',
      path: glossary,
      change: [first, Array(21).fill('word').join(' ')],
      at: '3:18',
      field: 'terms[1].explanation',
      says: ['at most 20 words'],
    },
    {
      mistake: 'an explanation that is a sentence',
      path: glossary,
      change: [first, `${first}.`],
      at: '3:18',
      field: 'terms[1].explanation',
      says: ['words without brackets and without a full stop'],
    },
    {
      mistake: 'an explanation that is harder than the word',
      path: glossary,
      change: [first, 'an electronic communication fraudulently impersonating institutions'],
      at: '3:18',
      field: 'terms[1].explanation',
      says: ['words of reading grade 7 or lower'],
    },
  ])
})

/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath } from './good-site'

const path = 'pages/contact.yaml'

describe('row 29: words that YAML would drop or change', () => {
  testBadFiles([
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
      change: ['title: Contact us', 'title: #1 in Brackenville'],
      at: '1:8',
      field: '',
      says: ['behind it a comment: #1 in Brackenville', 'double quotes'],
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
      says: ['found:   a group of fields', 'allowed: words', 'in "double quotes"'],
    },
    {
      mistake: 'a # behind a list',
      path: articlePath,
      change: ['Phone Settings]', 'Phone Settings] #1'],
      at: '7:7',
      field: '',
      says: ['a list or group of fields, and behind it a comment: #1'],
    },
    {
      mistake: 'a fact without quotes at the start of a sentence',
      path,
      change: ['title: Let us talk', 'title: {phone} is our number'],
      at: '6:20',
      field: '',
      says: ['words behind a closing quote, } or ]', 'because it starts with a quote, { or ['],
    },
  ])
})

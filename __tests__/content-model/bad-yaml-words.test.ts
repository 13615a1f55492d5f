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
    },
    {
      mistake: 'a # as the first letter of the words',
      path,
      change: ['title: Contact us', 'title: #1 in Brackenville'],
    },
    {
      mistake: 'a # in an entry of a list',
      path: 'services/device-setup.yaml',
      change: ['          - Notes\n', '          - Notes on sheet #2\n'],
    },
    {
      mistake: 'a second line that begins with #, which would end the words',
      path,
      change: ['text: Call {phone} and ask.', 'text: We are on line\n      #1 of the list'],
    },
    {
      mistake: 'an alias',
      path,
      change: ['title: Let us talk', 'title: *talk'],
    },
    {
      mistake: 'an anchor',
      path,
      change: ['title: Let us talk', 'title: &talk Let us talk'],
    },
    {
      mistake: 'a tag',
      path,
      change: ['title: Let us talk', 'title: !x Let us talk'],
    },
    {
      mistake: 'words that begin with an exclamation mark',
      path,
      change: ['title: Let us talk', 'title: ! Let us talk'],
    },
    {
      mistake: 'words that begin with @',
      path,
      change: ['title: Let us talk', 'title: @home'],
    },
    {
      mistake: 'a fact without quotes at the start of a value',
      path,
      change: ['title: Let us talk', 'title: {phone}'],
    },
    {
      mistake: 'a # behind a list',
      path: articlePath,
      change: ['Phone Settings]', 'Phone Settings] #1'],
    },
    {
      mistake: 'a fact without quotes at the start of a sentence',
      path,
      change: ['title: Let us talk', 'title: {phone} is our number'],
    },
  ])
})

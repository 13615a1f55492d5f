/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath } from './good-site'

const path = 'pages/contact.yaml'

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

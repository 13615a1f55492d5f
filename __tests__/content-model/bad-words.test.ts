/** @jest-environment node */
import { testBadFiles, testGoodSites } from './bad-file'
import { articlePath, changed, withFile } from './good-site'

const path = 'pages/contact.yaml'

describe('row 33: a link that leads nowhere', () => {
  testBadFiles(path, {
    'a link to a page that is not there': ['to: call', 'to: /services/device-setups'],
    'a link with a slash at its end': ['to: call', 'to: /blog/'],
    'a link without the slash at its start': ['to: call', 'to: contact'],
    'a button that leads to another site without encryption': [
      'to: call',
      'to: http://ftc.example',
    ],
  })
  testBadFiles(articlePath, {
    'a link of an article to a page that is not there': [
      'Call {phone} if',
      'See [our help](/contacts) if',
    ],
    'a button of an article to a page that is not there': [
      'Call {phone} if',
      '<Buttons>\n\n<ButtonLink to="/help">Go</ButtonLink>\n\n</Buttons>\n',
    ],
  })
})

describe('words that do not belong there', () => {
  const written = (text: string) => ['text: Call {phone} and ask.', `text: ${text}`] as const
  testBadFiles(path, {
    'our telephone number written out': written('Call (202) 555-0142 and ask.'),
    'our number for texts written out': written('Text to (202) 555-0187.'),
    'our telephone number in another form': written('Call 202.555.0142 and ask.'),
    'a telephone number of others': written('Call 877.382.4357 and ask.'),
    'our e-mail address in capitals': written('Write to HELP@maplehouse.example.'),
    'our e-mail address written out': written('Write to help@maplehouse.example.'),
    'the name of the business written out': written('Maplehouse is here for you.'),
    'the name of the business in that of a street': written('Our door is on Maplehouse Lane.'),
    'the full name of the business written out': written('Ask Maplehouse Tech Help.'),
    'a price written out': written('From $1,060.50 a year.'),
    'a fact whose name is mistyped': written('Call {fone} and ask.'),
    'a fact that only cities have': written('We know {city}.'),
    'a fact named like a part of JavaScript': written('Ask the {constructor}.'),
    'an HTML tag': written('Call <b>now</b> and ask.'),
    'a line break in HTML': written('Call us<br/>and ask.'),
    'a field of the page that is no variable': [
      'label: Contact\n',
      "label: Contact\nuntil: 2027-03-04\nfacts:\n  place: 'Here until {until}.'\n",
    ],
  })
  testBadFiles(articlePath, {
    'our number in the front matter of an article': ['Here is what to do.', 'Call (202) 555-0142.'],
    'our name written out as the author of an article': ['Nora Fielden', 'Maplehouse Tech Help'],
    'another fact as the author of an article': ['Nora Fielden', '"{email}"'],
  })

  const byAuthor = (author: string) =>
    withFile(articlePath, changed(articlePath, 'Nora Fielden', author))
  testGoodSites({
    'our name, as a fact, as the author of an article': byAuthor('"{name}"'),
    'our full name, as a fact, as the author of an article': byAuthor('"{fullName}"'),
    'one of us as the author of an article': byAuthor('"Nora of {name}"'),
  })
})

/** @jest-environment node */
import { testBadFiles, type BadFile } from './bad-file'
import { articlePath, changed, problemsOf, withFile } from './good-site'

const path = 'pages/contact.yaml'

describe('row 33: a link that leads nowhere', () => {
  const link = { path, at: '10:13', field: 'sections[1].actions[1].to' }
  testBadFiles([
    {
      mistake: 'a link to a page that is not there',
      ...link,
      change: ['to: call', 'to: /services/device-setups'],
      says: ['where there is no page', 'Did you mean "/services/device-setup"?'],
    },
    {
      mistake: 'a link with a slash at its end',
      ...link,
      change: ['to: call', 'to: /blog/'],
      says: ['"/blog/"', 'a path of this site, such as /pricing'],
    },
    {
      mistake: 'a link without the slash at its start',
      ...link,
      change: ['to: call', 'to: contact'],
      says: ['"contact"', 'a path of this site, such as /pricing'],
    },
    {
      mistake: 'a button that leads to another site without encryption',
      ...link,
      change: ['to: call', 'to: http://ftc.example'],
      says: ['"http://ftc.example"', 'a path of this site'],
    },
    {
      mistake: 'a link of an article to a page that is not there',
      path: articlePath,
      change: ['Call {phone} if', 'See [our help](/contacts) if'],
    },
    {
      mistake: 'a button of an article to a page that is not there',
      path: articlePath,
      change: [
        'Call {phone} if',
        '<Buttons>\n\n<ButtonLink to="/help">Go</ButtonLink>\n\n</Buttons>\n',
      ],
    },
  ])
})

describe('words that do not belong there', () => {
  const written = (mistake: string, text: string, says: readonly string[]): BadFile => ({
    mistake,
    path,
    change: ['text: Call {phone} and ask.', `text: ${text}`],
    at: '7:11',
    field: 'sections[1].text',
    says,
  })
  testBadFiles([
    written('our telephone number written out', 'Call (202) 555-0142 and ask.', [
      '"(202) 555-0142" written out',
      'Write {phone}, so that the fact is kept in one file only.',
    ]),
    written('our number for texts written out', 'Text to (202) 555-0187.', ['Write {textPhone}']),
    written('our telephone number in another form', 'Call 202.555.0142 and ask.', [
      '"202.555.0142" written out',
      'Write {phone}',
    ]),
    written('a telephone number of others', 'Call 877.382.4357 and ask.', [
      '"877.382.4357" written out',
      'facts.yaml',
    ]),
    written('our e-mail address in capitals', 'Write to HELP@maplehouse.example.', [
      '"HELP@maplehouse.example" written out',
    ]),
    written('our e-mail address written out', 'Write to help@maplehouse.example.', [
      '"help@maplehouse.example" written out',
      'Write {email}',
    ]),
    written('the name of the business written out', 'Maplehouse is here for you.', [
      '"Maplehouse" written out',
      'Write {name}',
    ]),
    written('the name of the business in that of a street', 'Our door is on Maplehouse Lane.', [
      'Write {name}, so that the fact is kept in one file only.',
      'Where a place or another name holds these words, add it to facts.yaml',
    ]),
    written('the full name of the business written out', 'Ask Maplehouse Tech Help.', [
      'Write {fullName}',
    ]),
    written('a price written out', 'From $1,060.50 a year.', [
      '"$1,060.50" written out',
      'a price of prices.yaml, a fact of facts.yaml',
    ]),
    written('a fact whose name is mistyped', 'Call {fone} and ask.', [
      '{fone}, and no fact has that name',
      '{phone}',
      'Check the spelling',
      'Or take out the sentence, card or link that names it.',
    ]),
    written('a fact that only cities have', 'We know {city}.', ['{city}, and no fact has']),
    {
      mistake: 'a field of the page that is no variable',
      path: 'pages/contact.yaml',
      change: [
        'label: Contact\n',
        "label: Contact\nuntil: 2027-03-04\nfacts:\n  place: 'Here until {until}.'\n",
      ],
    },
    written('a fact named like a part of JavaScript', 'Ask the {constructor}.', [
      '{constructor}, and no fact has',
    ]),
    written('an HTML tag', 'Call <b>now</b> and ask.', ['the tag <b>', 'Remove the tag.']),
    written('a line break in HTML', 'Call us<br/>and ask.', ['the tag <br/>', 'plain words']),
    {
      mistake: 'our number in the front matter of an article',
      path: articlePath,
      change: ['Here is what to do.', 'Call (202) 555-0142.'],
    },
    {
      mistake: 'our name written out as the author of an article',
      path: articlePath,
      change: ['Nora Fielden', 'Maplehouse Tech Help'],
    },
    {
      mistake: 'another fact as the author of an article',
      path: articlePath,
      change: ['Nora Fielden', '"{email}"'],
    },
  ])

  test.each(['"{name}"', '"{fullName}"', '"Nora of {name}"'])(
    '%s may write an article',
    (author) => {
      const article = changed(articlePath, 'Nora Fielden', author)
      expect(problemsOf(withFile(articlePath, article))).toEqual([])
    },
  )
})

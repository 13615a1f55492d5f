/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath, changed, goodText } from './good-site'

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

describe('row 31: a value that is not one of those allowed', () => {
  testBadFiles(path, {
    'a section of a kind that is mistyped': ['kind: testimonials', 'kind: testimonial'],
    'a section without a kind': ['kind: testimonials\n    title', 'title'],
    'a section of which nothing but the kind is written': [
      '    title: What clients say\n    testimonials: brackenville\n',
      '',
    ],
    'a scene that nobody drew': ['scene: letter', 'scene: mailbox'],
  })
  testBadFiles('cities/chicago.yaml', {
    'an icon that is mistyped': ['icon: tablet', 'icon: tablett'],
    'a part of a city that is of another kind': ['kind: prose', 'kind: prosa'],
  })
  testBadFiles('site.yaml', {
    'an origin with a slash behind its path': [
      'origin: https://maplehouse.example',
      'origin: https://maplehouse.example/techhelp/',
    ],
    'a time zone that there is not': ['America/Chicago', 'America/Brackenville'],
    'a time zone that has no summer time': ['America/Chicago', 'EST'],
    'a holiday that is in no calendar': ['2027-01-01', '2027-02-29'],
    'an organization of a kind that search engines do not know': [
      'home: national',
      'organization: club\nhome: national',
    ],
    'a main button that leads where the main button leads': [
      'to: /contact\nnavigation',
      'to: consultation\nnavigation',
    ],
    'a main button that is called as the main button is': [
      'label: Ask for a free talk',
      "label: '{consultation}'",
    ],
  })
  testBadFiles('layouts/remote-city.yaml', {
    'a part of a layout that cities do not have': ['own: local', 'own: locale'],
  })
  testBadFiles(articlePath, {
    'a day that is not in the calendar': ['2026-10-21', '2026-02-31'],
    'a day that is written in another order': ['2026-10-21', '21.10.2026'],
    'a yes where true or false belongs': ['featured: true', 'featured: yes'],
  })
  testBadFiles('testimonials/brackenville.yaml', {
    'a rating above five stars': ["'5'", '6'],
  })
})

const good = goodText(path)

const table = (cells: string): string => `  - kind: table
    title: Where and when
    columns: [Place, Time]
    rows:
      - cells: ${cells}
`

const mapOf = (locations: string): string => `  - kind: map
    title: Where we visit
    scene: jacksonville
    places:
      - {name: Home, to: /, x: 50, y: 10}
      - ${locations}
`

describe('a section that does not fit its kind', () => {
  testBadFiles(path, {
    'a table row with a cell too few':
      good + table('[Library, Monday]\n      - cells: [Hall, Noon, 1]'),
    'a process of one step':
      good +
      '  - kind: steps\n    title: How\n    steps:\n      - title: Ask\n        text: Now.\n',
    'a place that is not on the map': good + mapOf('{name: Far, to: /contact, x: 40, y: 140}'),
    'a place whose distance has a unit': good + mapOf('{name: Far, to: /, x: 40 %, y: 30}'),
    'a place of a map without a page': good + mapOf('{name: Far, x: 40, y: 30}'),
    'a place whose page there is not': good + mapOf('{name: F, to: /contakt, x: 40, y: 30}'),
    'a name on the edge of a map': good + mapOf('{name: Far, to: /, x: 80, y: 30}'),
    'two names of a map on each other': good + mapOf('{name: Far, to: /, x: 40, y: 18}'),
    'a map that nobody drew':
      good + mapOf('{name: Far, to: /, x: 50, y: 30}').replace('jacksonville', 'jacksonvile'),
    'a banner without a sign': good + '  - kind: banner\n    text: Save now\n',
    'a person who is not on the team':
      good +
      changed('shared/people.yaml', '- nora-fielden', '- nora-fieldem')
        .replace('kind: team', '  - kind: team')
        .replace(/\n(?=.)/g, '\n    '),
    'a chapter with points of its own and those of the form':
      good +
      [
        '  - kind: chapters',
        '    chapters:',
        '      - title: Who we are',
        '        paragraphs: [Words.]',
        '      - title: What we ask',
        '        paragraphs: [Words.]',
        '        points: [Your name, Your number]',
        '        pointsFrom: form',
        '',
      ].join('\n'),
    'two cards of promises': good + '  - shared: promises\n  - shared: promises\n',
    'a page about something that search engines are not told': [
      'label: Contact\n',
      'label: Contact\nsubject: shop\n',
    ],
  })
  testBadFiles('shared/all-pages.yaml', {
    'a list of all pages that pages are to share':
      'kind: site-map\ntitles:\n  pages: P\n  services: S\n  neighbourhoods: N\n  cities: C\n  articles: A\n',
  })
  testBadFiles('team/nora-fielden.yaml', {
    'a portrait that nobody drew': ['image: team/nora-fielden.svg', 'image: team/nora-fieldem.svg'],
  })
  testBadFiles('shared/offers.yaml', {
    'a label of a card that is lit by a word': [
      '  - icon: shield',
      '  - lit: yes\n    icon: shield',
    ],
  })
  testBadFiles('social-images.yaml', {
    'no picture to share of pages that have none of their own': [
      'page:\n  scene: porch\n  title: Help for page\n',
      '',
    ],
  })
  testBadFiles('site.yaml', {
    'a place without its state': ['  region: OH\n', ''],
  })
})

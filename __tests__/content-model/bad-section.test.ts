/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { goodFiles } from './good-files'
import { changed } from './good-site'

const path = 'pages/contact.yaml'
const good = goodFiles[path] ?? ''

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

/** @jest-environment node */
import { testBadFiles, type BadFile } from './bad-file'
import { goodFiles } from './good-files'
import { changed } from './good-site'

const path = 'pages/contact.yaml'
const good = goodFiles[path] ?? ''

/** The good page with one section more; its first line is line 15. */
const withSection = (
  mistake: string,
  section: string,
  rest: Pick<BadFile, 'at' | 'field' | 'says'>,
): BadFile => ({ mistake, path, whole: good + section, ...rest })

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
  testBadFiles([
    withSection(
      'a table row with a cell too few',
      table('[Library, Monday]\n      - cells: [Hall, Noon, 1]'),
      {},
    ),
    withSection(
      'a process of one step',
      '  - kind: steps\n    title: How\n    steps:\n      - title: Ask\n        text: Now.\n',
      {},
    ),
    withSection(
      'a place that is not on the map',
      mapOf('{name: Far, to: /contact, x: 40, y: 140}'),
      {},
    ),
    withSection(
      'a place whose distance has a unit',
      mapOf('{name: Far, to: /, x: 40 %, y: 30}'),
      {},
    ),
    withSection('a place of a map without a page', mapOf('{name: Far, x: 40, y: 30}'), {}),
    withSection(
      'a place whose page there is not',
      mapOf('{name: F, to: /contakt, x: 40, y: 30}'),
      {},
    ),
    withSection('a name on the edge of a map', mapOf('{name: Far, to: /, x: 80, y: 30}'), {}),
    withSection('two names of a map on each other', mapOf('{name: Far, to: /, x: 40, y: 18}'), {}),
    withSection(
      'a map that nobody drew',
      mapOf('{name: Far, to: /, x: 50, y: 30}').replace('jacksonville', 'jacksonvile'),
      {},
    ),
    withSection('a banner without a sign', '  - kind: banner\n    text: Save now\n', {}),
    withSection(
      'a person who is not on the team',
      changed('shared/people.yaml', '- nora-fielden', '- nora-fieldem')
        .replace('kind: team', '  - kind: team')
        .replace(/\n(?=.)/g, '\n    '),
      {},
    ),
    withSection(
      'a chapter with points of its own and those of the form',
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
      {},
    ),
    withSection('two cards of promises', '  - shared: promises\n  - shared: promises\n', {}),
    {
      mistake: 'a list of all pages that pages are to share',
      path: 'shared/all-pages.yaml',
      whole:
        'kind: site-map\ntitles:\n  pages: P\n  services: S\n  neighbourhoods: N\n  cities: C\n  articles: A\n',
    },
    {
      mistake: 'a portrait that nobody drew',
      path: 'team/nora-fielden.yaml',
      change: ['image: team/nora-fielden.svg', 'image: team/nora-fieldem.svg'],
    },
    {
      mistake: 'a label of a card that is lit by a word',
      path: 'shared/offers.yaml',
      change: ['  - icon: shield', '  - lit: yes\n    icon: shield'],
    },
    {
      mistake: 'a page about something that search engines are not told',
      path,
      change: ['label: Contact\n', 'label: Contact\nsubject: shop\n'],
    },
    {
      mistake: 'no picture to share of pages that have none of their own',
      path: 'social-images.yaml',
      change: ['page:\n  scene: porch\n  title: Help for page\n', ''],
    },
    {
      mistake: 'a place without its state',
      path: 'site.yaml',
      change: ['  region: OH\n', ''],
    },
  ])
})

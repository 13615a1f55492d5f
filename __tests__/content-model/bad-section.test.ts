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
      {
        at: '20:16',
        field: 'sections[3].rows[2].cells',
        says: ['2 entries, one for each column: Place, Time'],
      },
    ),
    withSection(
      'a process of one step',
      '  - kind: steps\n    title: How\n    steps:\n      - title: Ask\n        text: Now.\n',
      {
        at: '18:7',
        field: 'sections[3].steps',
        says: ['at least 2 entries'],
      },
    ),
    withSection(
      'a place that is not on the map',
      mapOf('{name: Far, to: /contact, x: 40, y: 140}'),
      {
        at: '20:45',
        field: 'sections[3].places[2].y',
        says: ['"140"', 'a number from 0 to 100, such as 42'],
      },
    ),
    withSection('a place whose distance has a unit', mapOf('{name: Far, to: /, x: 40 %, y: 30}'), {
      at: '20:31',
      field: 'sections[3].places[2].x',
      says: ['"40 %"', 'a number from 0 to 100, such as 42'],
    }),
    withSection('a place of a map without a page', mapOf('{name: Far, x: 40, y: 30}'), {
      at: '20:9',
      field: 'sections[3].places[2].to',
      says: ['the field is missing'],
    }),
    withSection('a place whose page there is not', mapOf('{name: F, to: /contakt, x: 40, y: 30}'), {
      at: '20:23',
      field: 'sections[3].places[2].to',
      says: ['a link to "/contakt", where there is no page', 'Did you mean "/contact"?'],
    }),
    withSection('a name on the edge of a map', mapOf('{name: Far, to: /, x: 80, y: 30}'), {
      at: '20:31',
      field: 'sections[3].places[2].x',
      says: ['"80"', 'a place with 26 percent of the drawing beside it, for its name'],
    }),
    withSection('two names of a map on each other', mapOf('{name: Far, to: /, x: 40, y: 18}'), {
      at: '20:38',
      field: 'sections[3].places[2].y',
      says: ['"18"', 'a place at least 9 percent above or below "Home"'],
    }),
    withSection(
      'a map that nobody drew',
      mapOf('{name: Far, to: /, x: 50, y: 30}').replace('jacksonville', 'jacksonvile'),
      {
        at: '17:12',
        field: 'sections[3].scene',
        says: ['Did you mean "jacksonville"?'],
      },
    ),
    withSection('a banner without a sign', '  - kind: banner\n    text: Save now\n', {
      at: '15:5',
      field: 'sections[3].icon',
      says: ['the field is missing'],
    }),
    withSection(
      'a person who is not on the team',
      changed('shared/people.yaml', '- nora-fielden', '- nora-fieldem')
        .replace('kind: team', '  - kind: team')
        .replace(/\n(?=.)/g, '\n    '),
      {
        at: '18:9',
        field: 'sections[3].team[1]',
        says: ['no file team/nora-fieldem.yaml', 'Did you mean "nora-fielden"?'],
      },
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
      {
        at: '22:21',
        field: 'sections[3].chapters[2].pointsFrom',
        says: ['either "points" or "pointsFrom"'],
      },
    ),
    withSection('two cards of promises', '  - shared: promises\n  - shared: promises\n', {
      at: '5:3',
      field: 'sections',
      says: ['more than one section of kind "promises"', 'at most one on a page'],
    }),
    {
      mistake: 'a list of all pages that pages are to share',
      path: 'shared/all-pages.yaml',
      whole:
        'kind: site-map\ntitles:\n  pages: P\n  services: S\n  neighbourhoods: N\n  cities: C\n  articles: A\n',
      at: '1:7',
      field: 'kind',
      says: ['"site-map"', 'any kind but site-map, which stands in its page'],
    },
    {
      mistake: 'a portrait that nobody drew',
      path: 'team/nora-fielden.yaml',
      change: ['image: team/nora-fielden.svg', 'image: team/nora-fieldem.svg'],
      at: '3:8',
      field: 'image',
      says: ['Did you mean "team/nora-fielden.svg"?'],
    },
    {
      mistake: 'a label of a card that is lit by a word',
      path: 'shared/offers.yaml',
      change: ['  - icon: shield', '  - lit: yes\n    icon: shield'],
      at: '7:10',
      field: 'cards[2].lit',
      says: ['"yes"', 'true, false'],
    },
    {
      mistake: 'a page about something that search engines are not told',
      path,
      change: ['label: Contact\n', 'label: Contact\nsubject: shop\n'],
      at: '4:10',
      field: 'subject',
      says: ['"shop"', 'organization, local-business, service'],
    },
    {
      mistake: 'no picture to share of pages that have none of their own',
      path: 'social-images.yaml',
      change: ['page:\n  scene: porch\n  title: Help for page\n', ''],
      at: '1:1',
      field: 'page',
      says: ['the field is missing'],
    },
    {
      mistake: 'a place without its state',
      path: 'site.yaml',
      change: ['  region: OH\n', ''],
      at: '16:3',
      field: 'location.region',
      says: ['the field is missing'],
    },
  ])
})

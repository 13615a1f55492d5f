/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath } from './good-site'

const path = 'pages/contact.yaml'

describe('row 31: a value that is not one of those allowed', () => {
  testBadFiles([
    {
      mistake: 'a section of a kind that is mistyped',
      path,
      change: ['kind: testimonials', 'kind: testimonial'],
      at: '12:11',
      field: 'sections[2].kind',
      says: ['"testimonial"', 'team, testimonials', 'Did you mean "testimonials"?'],
    },
    {
      mistake: 'a section without a kind',
      path,
      change: ['kind: testimonials\n    title', 'title'],
      at: '12:5',
      field: 'sections[2].kind',
      says: ['nothing; the field is missing', 'areas, banner, call-to-action'],
    },
    {
      mistake: 'a section of which nothing but the kind is written',
      path,
      change: ['    title: What clients say\n    testimonials: brackenville\n', ''],
      at: '12:5',
      field: 'sections[2].title',
      says: ['Add a line "title:"', 'Add a line "testimonials:"'],
      also: [`${path}:12:5  sections[2].testimonials`],
    },
    {
      mistake: 'an icon that is mistyped',
      path: 'cities/chicago.yaml',
      change: ['icon: tablet', 'icon: tablett'],
      at: '17:15',
      field: 'own.topics.cards[1].icon',
      says: ['"tablett"', 'tablet, camera, mail', 'and 8 more', 'Did you mean "tablet"?'],
    },
    {
      mistake: 'an origin with a slash behind its path',
      path: 'site.yaml',
      change: [
        'origin: https://maplehouse.example',
        'origin: https://maplehouse.example/techhelp/',
      ],
      at: '4:9',
      field: 'origin',
      says: ['https://maplehouse.example/techhelp/', 'no slash at the end'],
    },
    {
      mistake: 'a scene that nobody drew',
      path,
      change: ['scene: letter', 'scene: mailbox'],
      at: '11:12',
      field: 'sections[1].scene',
      says: ['"mailbox"', 'toolbox, tablet', 'and 15 more', 'Choose one of the allowed values.'],
    },
    {
      mistake: 'a part of a city that is of another kind',
      path: 'cities/chicago.yaml',
      change: ['kind: prose', 'kind: prosa'],
      at: '22:11',
      field: 'own.local.kind',
      says: ['"prosa"', 'Did you mean "prose"?'],
    },
    {
      mistake: 'a part of a layout that cities do not have',
      path: 'layouts/remote-city.yaml',
      change: ['own: local', 'own: locale'],
      at: '4:10',
      field: 'sections[3].own',
      says: ['hero, topics, local, more', 'Did you mean "local"?'],
    },
    {
      mistake: 'a day that is not in the calendar',
      path: articlePath,
      change: ['2026-10-21', '2026-02-31'],
      at: '5:7',
      field: 'date',
      says: ['"2026-02-31"', 'a real day written as 2026-02-28'],
    },
    {
      mistake: 'a day that is written in another order',
      path: articlePath,
      change: ['2026-10-21', '21.10.2026'],
      at: '5:7',
      field: 'date',
      says: ['"21.10.2026"', 'a real day written as 2026-02-28'],
    },
    {
      mistake: 'a yes where true or false belongs',
      path: articlePath,
      change: ['featured: true', 'featured: yes'],
      at: '9:11',
      field: 'featured',
      says: ['"yes"', 'true, false'],
    },
    {
      mistake: 'a time zone that there is not',
      path: 'site.yaml',
      change: ['America/Chicago', 'America/Brackenville'],
      at: '54:11',
      field: 'timeZone',
      says: ['"America/Brackenville"', 'the name of a time zone, such as America/New_York'],
    },
    {
      mistake: 'a time zone that has no summer time',
      path: 'site.yaml',
      change: ['America/Chicago', 'EST'],
      at: '54:11',
      field: 'timeZone',
      says: ['"EST"', 'such as America/New_York'],
    },
    {
      mistake: 'a holiday that is in no calendar',
      path: 'site.yaml',
      change: ['2027-01-01', '2027-02-29'],
      at: '56:11',
      field: 'holidays[1].date',
      says: ['"2027-02-29"', 'a real day written as 2026-02-28'],
    },
    {
      mistake: 'a rating above five stars',
      path: 'testimonials/brackenville.yaml',
      change: ["'5'", '6'],
      at: '4:13',
      field: 'testimonials[1].rating',
      says: ['"6"', '1, 2, 3, 4, 5'],
    },
  ])
})

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
    },
    {
      mistake: 'a section without a kind',
      path,
      change: ['kind: testimonials\n    title', 'title'],
    },
    {
      mistake: 'a section of which nothing but the kind is written',
      path,
      change: ['    title: What clients say\n    testimonials: brackenville\n', ''],
    },
    {
      mistake: 'an icon that is mistyped',
      path: 'cities/chicago.yaml',
      change: ['icon: tablet', 'icon: tablett'],
    },
    {
      mistake: 'an origin with a slash behind its path',
      path: 'site.yaml',
      change: [
        'origin: https://maplehouse.example',
        'origin: https://maplehouse.example/techhelp/',
      ],
    },
    {
      mistake: 'a scene that nobody drew',
      path,
      change: ['scene: letter', 'scene: mailbox'],
    },
    {
      mistake: 'a part of a city that is of another kind',
      path: 'cities/chicago.yaml',
      change: ['kind: prose', 'kind: prosa'],
    },
    {
      mistake: 'a part of a layout that cities do not have',
      path: 'layouts/remote-city.yaml',
      change: ['own: local', 'own: locale'],
    },
    {
      mistake: 'a day that is not in the calendar',
      path: articlePath,
      change: ['2026-10-21', '2026-02-31'],
    },
    {
      mistake: 'a day that is written in another order',
      path: articlePath,
      change: ['2026-10-21', '21.10.2026'],
    },
    {
      mistake: 'a yes where true or false belongs',
      path: articlePath,
      change: ['featured: true', 'featured: yes'],
    },
    {
      mistake: 'a time zone that there is not',
      path: 'site.yaml',
      change: ['America/Chicago', 'America/Brackenville'],
    },
    {
      mistake: 'a time zone that has no summer time',
      path: 'site.yaml',
      change: ['America/Chicago', 'EST'],
    },
    {
      mistake: 'a holiday that is in no calendar',
      path: 'site.yaml',
      change: ['2027-01-01', '2027-02-29'],
    },
    {
      mistake: 'an organization of a kind that search engines do not know',
      path: 'site.yaml',
      change: ['home: national', 'organization: club\nhome: national'],
    },
    {
      mistake: 'a main button that leads where the main button leads',
      path: 'site.yaml',
      change: ['to: /contact\nnavigation', 'to: consultation\nnavigation'],
    },
    {
      mistake: 'a main button that is called as the main button is',
      path: 'site.yaml',
      change: ['label: Ask for a free talk', "label: '{consultation}'"],
    },
    {
      mistake: 'a rating above five stars',
      path: 'testimonials/brackenville.yaml',
      change: ["'5'", '6'],
    },
  ])
})

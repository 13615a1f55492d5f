/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { articlePath } from './good-site'

const path = 'pages/contact.yaml'

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

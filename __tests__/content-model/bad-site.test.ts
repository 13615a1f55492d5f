/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { goodFiles } from './good-files'
import { articlePath, changed, locationsOf, problemsOf, withFile, without } from './good-site'

const path = 'pages/contact.yaml'
const description =
  'Ask for a free first talk about your phone, tablet or computer. We call you back soon.'

describe('row 31: a file in the wrong place, or one that is like another', () => {
  testBadFiles([
    {
      mistake: 'a file in a folder that means nothing',
      path: 'recipes/soup.yaml',
      whole: 'title: Soup\n',
      at: '1:1',
      field: '',
      says: ['belongs to no collection', 'Move it to the folder of its kind'],
    },
    {
      mistake: 'an article with the address of the list of all articles',
      path: 'articles/all/index.mdx',
      whole: changed(articlePath, 'title: ', 'title: Another ').replace(
        'excerpt: ',
        'excerpt: Also ',
      ),
      at: '2:1',
      field: '',
      says: ['the address /blog/all', 'Rename the file or folder'],
    },
    {
      mistake: 'a file name with capital letters',
      path: 'pages/About-Us.yaml',
      whole: goodFiles[path],
      at: '1:1',
      field: '',
      says: ['belongs to no collection', 'lower-case letters, digits, hyphens'],
    },
    {
      mistake: 'an article folder with capital letters and spaces',
      path: 'articles/Scam Likely/index.mdx',
      whole: goodFiles[articlePath],
      at: '1:1',
      field: '',
      says: ['belongs to no collection', 'lower-case letters, digits, hyphens'],
    },
    {
      mistake: 'a page with the address of a city',
      path: 'pages/chicago.yaml',
      whole: changed(path, 'title: Contact us', 'title: Chicago').replace('Ask for', 'Get'),
      at: '1:1',
      field: '',
      says: ['"/chicago", which cities/chicago.yaml has too', 'Rename one of the two files.'],
    },
    {
      mistake: 'a page below a page that is not there',
      path: 'pages/gifts/visits.yaml',
      whole: changed(path, 'title: Contact us', 'title: Visits').replace('Ask for', 'Give'),
      at: '1:1',
      field: '',
      says: ['a page below /gifts, but there is no page /gifts', 'fix:     Add pages/gifts.yaml.'],
    },
    {
      mistake: 'a page below a page whose name is spelled in another way',
      path: 'pages/contcat/visits.yaml',
      whole: changed(path, 'title: Contact us', 'title: Visits').replace('Ask for', 'Give'),
      at: '1:1',
      field: '',
      says: ['Did you mean "/contact"? Or add pages/contcat.yaml.'],
    },
    {
      mistake: 'a title that another page has, in other capitals',
      path: 'services/device-setup.yaml',
      change: ['title: Device setup\n', 'title: Contact Us\n'],
      at: '1:8',
      field: 'title',
      says: ['"Contact Us", which pages/contact.yaml has too', 'a title that no other page has'],
    },
    {
      mistake: 'a description that another page has',
      path: 'services/device-setup.yaml',
      change: [
        'We set up your new phone, tablet or computer and show you how to use it, step by step.',
        description,
      ],
      at: '2:14',
      field: 'description',
      says: ['which pages/contact.yaml has too', 'a description that no other page has'],
    },
  ])

  test('an excerpt that another article has, since it is the description of its page', () => {
    const twin = changed(articlePath, 'What Scam Likely means', 'Scam Likely, once more')
    const path = 'articles/scam-twin/index.mdx'
    expect(locationsOf(problemsOf(withFile(path, twin)))).toEqual([`${path}:3:10  excerpt`])
  })

  test('a file that the site cannot do without', () => {
    expect(locationsOf(problemsOf(without('not-found.yaml')))).toEqual(['not-found.yaml:1:1'])
  })
})

describe('row 31: a name of another file that is not there', () => {
  testBadFiles([
    {
      mistake: 'questions that nobody wrote',
      path: 'services/device-setup.yaml',
      change: ['      - device-setup\n', '      - device-setups\n'],
      at: '33:9',
      field: 'sections[3].faqs[1]',
      says: ['no file faqs/device-setups.yaml', 'Did you mean "device-setup"?'],
    },
    {
      mistake: 'a shared section that nobody wrote',
      path: 'layouts/remote-city.yaml',
      change: ['shared: close', 'shared: closed'],
      at: '7:13',
      field: 'sections[6].shared',
      says: [
        'no file shared/closed.yaml',
        'close, consultation-form, figures, newsletter, offers, people, promises, remote-hours',
        'Did you mean "close"?',
      ],
    },
    {
      mistake: 'testimonials that nobody wrote',
      path,
      change: ['testimonials: brackenville', 'testimonials: national'],
      at: '14:19',
      field: 'sections[2].testimonials',
      says: ['no file testimonials/national.yaml', 'allowed: brackenville'],
    },
    {
      mistake: 'a category that the list of articles does not have',
      path: articlePath,
      change: ['category: Scams', 'category: Scam'],
      at: '6:11',
      field: 'category',
      says: ['"Scam"', 'Did you mean "Scams"?'],
    },
    {
      mistake: 'the category that stands for all',
      path: articlePath,
      change: ['category: Scams', 'category: All Topics'],
      at: '6:11',
      field: 'category',
      says: ['"All Topics"', 'allowed: Scams'],
    },
  ])
})

describe('a page that is not put together like its neighbours', () => {
  const hero = goodFiles[path]!.slice(goodFiles[path]!.indexOf('  - kind: hero'))
  testBadFiles([
    {
      mistake: 'a service without questions',
      path: 'services/device-setup.yaml',
      change: ['  - kind: faq\n    title: Questions\n    faqs:\n      - device-setup\n', ''],
      at: '5:3',
      field: 'sections',
      says: ['no section of kind "faq"', 'hero, packages, faq, call-to-action'],
    },
    {
      mistake: 'a hero that is not at the top',
      path,
      change: ['  - kind: hero', '  - shared: figures\n  - kind: hero'],
      at: '5:3',
      field: 'sections',
      says: ['a first section of kind "stats"', 'Move the hero to the top.'],
    },
    {
      mistake: 'two heroes',
      path,
      whole: goodFiles[path]! + hero,
      at: '5:3',
      field: 'sections',
      says: ['more than one section of kind "hero"', 'Remove one of them.'],
    },
    {
      mistake: 'two bands of figures, one of them of the layout',
      path: 'cities/chicago.yaml',
      whole: `${goodFiles['cities/chicago.yaml']!}  more:\n${'    - shared: figures\n'.repeat(2)}`,
      at: '1:1',
      field: 'sections',
      says: ['more than one section of kind "stats"'],
    },
  ])
})

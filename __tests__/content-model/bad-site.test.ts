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
    },
    {
      mistake: 'an article with the address of the list of all articles',
      path: 'articles/all/index.mdx',
      whole: changed(articlePath, 'title: ', 'title: Another ').replace(
        'excerpt: ',
        'excerpt: Also ',
      ),
    },
    {
      mistake: 'a file name with capital letters',
      path: 'pages/About-Us.yaml',
      whole: goodFiles[path],
    },
    {
      mistake: 'an article folder with capital letters and spaces',
      path: 'articles/Scam Likely/index.mdx',
      whole: goodFiles[articlePath],
    },
    {
      mistake: 'a page with the address of a city',
      path: 'pages/chicago.yaml',
      whole: changed(path, 'title: Contact us', 'title: Chicago').replace('Ask for', 'Get'),
    },
    {
      mistake: 'a page below a page that is not there',
      path: 'pages/gifts/visits.yaml',
      whole: changed(path, 'title: Contact us', 'title: Visits').replace('Ask for', 'Give'),
    },
    {
      mistake: 'a page below a page whose name is spelled in another way',
      path: 'pages/contcat/visits.yaml',
      whole: changed(path, 'title: Contact us', 'title: Visits').replace('Ask for', 'Give'),
    },
    {
      mistake: 'a title that another page has, in other capitals',
      path: 'services/device-setup.yaml',
      change: ['title: Device setup\n', 'title: Contact Us\n'],
    },
    {
      mistake: 'a description that another page has',
      path: 'services/device-setup.yaml',
      change: [
        'We set up your new phone, tablet or computer and show you how to use it, step by step.',
        description,
      ],
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
    },
    {
      mistake: 'a shared section that nobody wrote',
      path: 'layouts/remote-city.yaml',
      change: ['shared: close', 'shared: closed'],
    },
    {
      mistake: 'testimonials that nobody wrote',
      path,
      change: ['testimonials: brackenville', 'testimonials: national'],
    },
    {
      mistake: 'a category that the list of articles does not have',
      path: articlePath,
      change: ['category: Scams', 'category: Scam'],
    },
    {
      mistake: 'the category that stands for all',
      path: articlePath,
      change: ['category: Scams', 'category: All Topics'],
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
    },
    {
      mistake: 'a hero that is not at the top',
      path,
      change: ['  - kind: hero', '  - shared: figures\n  - kind: hero'],
    },
    {
      mistake: 'two heroes',
      path,
      whole: goodFiles[path]! + hero,
    },
    {
      mistake: 'two bands of figures, one of them of the layout',
      path: 'cities/chicago.yaml',
      whole: `${goodFiles['cities/chicago.yaml']!}  more:\n${'    - shared: figures\n'.repeat(2)}`,
    },
  ])
})

/** @jest-environment node */
import { testBadFiles, testBadSites, testGoodSites } from './bad-file'
import { articlePath, changed, goodText, withFiles } from './good-site'

const path = 'pages/contact.yaml'
const description =
  'Ask for a free first talk about your phone, tablet or computer. We call you back soon.'

describe('row 31: a file in the wrong place, or one that is like another', () => {
  testBadFiles('recipes/soup.yaml', {
    'a file in a folder that means nothing': 'title: Soup\n',
  })
  testBadFiles('articles/all/index.mdx', {
    'an article with the address of the list of all articles': changed(
      articlePath,
      'title: ',
      'title: Another ',
    ).replace('excerpt: ', 'excerpt: Also '),
  })
  testBadFiles('pages/About-Us.yaml', {
    'a file name with capital letters': goodText(path),
  })
  testBadFiles('articles/Scam Likely/index.mdx', {
    'an article folder with capital letters and spaces': goodText(articlePath),
  })
  testBadFiles('pages/chicago.yaml', {
    'a page with the address of a city': changed(
      path,
      'title: Contact us',
      'title: Chicago',
    ).replace('Ask for', 'Get'),
  })
  testBadFiles('pages/gifts/visits.yaml', {
    'a page below a page that is not there': changed(
      path,
      'title: Contact us',
      'title: Visits',
    ).replace('Ask for', 'Give'),
  })
  testBadFiles('pages/contcat/visits.yaml', {
    'a page below a page whose name is spelled in another way': changed(
      path,
      'title: Contact us',
      'title: Visits',
    ).replace('Ask for', 'Give'),
  })
  testBadFiles('services/device-setup.yaml', {
    'a title that another page has, in other capitals': [
      'title: Device setup\n',
      'title: Contact Us\n',
    ],
    'a description that another page has': [
      'We set up your new phone, tablet or computer and show you how to use it, step by step.',
      description,
    ],
  })

  testBadFiles('articles/scam-twin/index.mdx', {
    'an excerpt that another article has, since it is the description of its page': changed(
      articlePath,
      'What Scam Likely means',
      'Scam Likely, once more',
    ),
  })
})

describe('row 31: a name of another file that is not there', () => {
  testBadFiles('services/device-setup.yaml', {
    'questions that nobody wrote': ['      - device-setup\n', '      - device-setups\n'],
  })
  testBadFiles('site.yaml', {
    'a home page that nobody wrote': ['home: national', 'home: nationl'],
  })
  testBadFiles('layouts/remote-city.yaml', {
    'a shared section that nobody wrote': ['shared: close', 'shared: closed'],
  })
  testBadFiles(path, {
    'testimonials that nobody wrote': ['testimonials: brackenville', 'testimonials: national'],
  })
  testBadFiles(articlePath, {
    'a category that the list of articles does not have': ['category: Scams', 'category: Scam'],
    'the category that stands for all': ['category: Scams', 'category: All Topics'],
  })
})

describe('a page that is not put together like its neighbours', () => {
  const hero = goodText(path).slice(goodText(path).indexOf('  - kind: hero'))
  testBadFiles('services/device-setup.yaml', {
    'a service without questions': [
      '  - kind: faq\n    title: Questions\n    faqs:\n      - device-setup\n',
      '',
    ],
  })
  testBadFiles(path, {
    'a hero that is not at the top': ['  - kind: hero', '  - shared: figures\n  - kind: hero'],
    'two heroes': goodText(path) + hero,
  })
  testBadFiles('cities/chicago.yaml', {
    'two bands of figures, one of them of the layout': `${goodText('cities/chicago.yaml')}  more:\n${'    - shared: figures\n'.repeat(2)}`,
  })
})

const cityPage = (label: string, location: string): string => `title: Help at home in {locality}
description: A patient helper comes to your home in {locality}. See where we come and what we help with.
label: ${label}
${location}sections:
  - kind: hero
    title: We come to your home
    text: We sit beside you.
    scene: street
`
const lakeview = cityPage(
  'Lakeview',
  'location:\n  locality: Lakeview\n  region: MN\n  country: US\n',
)

describe('pages of two cities with the same words', () => {
  testGoodSites({
    'words that name the city': withFiles({
      'pages/brackenville.yaml': cityPage('Brackenville', ''),
      'pages/lakeview.yaml': lakeview,
    }),
  })
  testBadSites({
    'two pages of one city': withFiles({
      'pages/lakeview.yaml': lakeview,
      'pages/old-town.yaml': lakeview,
    }),
  })
})

/** @jest-environment node */
import { pageFacts, type InheritedFields } from '../../../src/content-model/facts'
import { changed, goodText, locationsOf, problemsOf, withFiles } from '../good-site'

const location = { locality: 'Lakeview', region: 'MN', country: 'US' }
const pages = new Map<string, InheritedFields>([
  ['/lakeview', { location, facts: { branch: 'Main Street', parking: 'Free' } }],
  ['/lakeview/old-town', { facts: { parking: 'On the street' } }],
])
const factsAt = (path: string) => pageFacts(path, (one) => pages.get(one))

test('a page takes variables and location of the pages above it, its own go before them', () => {
  expect(factsAt('/lakeview/old-town')).toEqual({
    facts: { locality: 'Lakeview', region: 'MN', branch: 'Main Street', parking: 'On the street' },
    location,
    locationPath: '/lakeview',
  })
})

test('other pages take nothing', () => {
  expect(factsAt('/contact')).toEqual({ facts: {} })
  expect(factsAt('/')).toEqual({ facts: {} })
})

describe('the check', () => {
  const page = 'pages/contact.yaml'
  const below = 'pages/contact/branches.yaml'
  const withText = (text: string) => changed(page, 'Call {phone} and ask.', text)
  const branches = goodText(page)
    .replace('title: Contact us', 'title: Our branches')
    .replace('Ask for a free', 'Visit us for a free')
    .replace('Call {phone} and ask.', 'We are on {branch}.')

  test('knows the variables of a page, and those of the page above', () => {
    const own = withText('We are on {branch}.').replace(
      'sections:',
      'facts:\n  branch: Main Street\nsections:',
    )
    expect(locationsOf(problemsOf(withFiles({ [page]: own, [below]: branches })))).toEqual([])
  })

  test('refuses them on any other page', () => {
    expect(locationsOf(problemsOf(withFiles({ [below]: branches })))).toEqual([
      `${below}:7:11  sections[1].text`,
    ])
  })
})

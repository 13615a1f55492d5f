import type { CollectionName } from '../../src/content-model/collections'
import { groupPages, parentOf } from '../../src/content-model/page-groups'

const page = (collection: CollectionName, path: string, label = path) => ({
  collection,
  path,
  label,
})

const groups = groupPages([
  page('page', '/pricing', 'Pricing'),
  page('page', '/about', 'About'),
  page('home', '/', 'Home'),
  page('blog', '/blog', 'Resources'),
  page('service', '/services/workshops', 'Workshops'),
  page('service', '/services/app-training', 'App training'),
  page('page', '/services', 'Services'),
  page('neighbourhood', '/jacksonville/arlington', 'Arlington'),
  page('page', '/jacksonville', 'Brackenville'),
  page('city', '/chicago', 'Chicago'),
  page('article', '/blog/new', 'Newest'),
  page('article', '/blog/a', 'A much older one'),
])
const labels = Object.fromEntries(
  groups.map(({ group, links }) => [group, links.map(({ label }) => label)]),
)

test('pages by themselves stand in one group, home first, then by their names', () => {
  expect(labels.pages).toEqual(['Home', 'About', 'Pricing', 'Resources'])
})

test('a page that stands above others leads their group', () => {
  expect(labels.services).toEqual(['Services', 'App training', 'Workshops'])
  expect(labels.neighbourhoods).toEqual(['Brackenville', 'Arlington'])
  expect(labels.cities).toEqual(['Chicago'])
})

test('the parts of a city stand together, below its page', () => {
  const [, , group] = groupPages([
    page('neighbourhood', '/lakeview/bay', 'Bay'),
    page('neighbourhood', '/ashton/hill', 'Hill'),
    page('page', '/lakeview', 'Lakeview'),
    page('page', '/ashton', 'Ashton'),
  ])
  expect(group?.links.map(({ label }) => label)).toEqual(['Ashton', 'Hill', 'Lakeview', 'Bay'])
})

test('the parent of a page is the page above it, home for those on top', () => {
  expect(parentOf('/jacksonville/arlington')).toBe('/jacksonville')
  expect(parentOf('/about')).toBe('')
})

test('the link to all articles stands with the articles, and only where it is needed', () => {
  const more = { label: 'See all articles', path: '/blog/all' }
  const withMore = groupPages([page('article', '/blog/a', 'One')], more)
  expect(withMore.filter((group) => group.more)).toEqual([
    { group: 'articles', links: [{ label: 'One', path: '/blog/a' }], more },
  ])
  expect(groups.some((group) => group.more)).toBe(false)
})

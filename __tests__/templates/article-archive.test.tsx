import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Helmet } from 'react-helmet'
import { archivePages } from '../../src/gatsby/archive-pages'
import Archive from '../../src/templates/article-archive'
import { renderAlone } from '../components/layout/render'
import { blog } from '../sites/small-site'
import { makeArticles } from '../search/make-article'

type Props = ComponentProps<typeof Archive>

const breadcrumbs = [
  { label: 'Home', path: '/' },
  { label: 'Articles', path: '/blog' },
  { label: 'All articles', path: '/blog/all' },
]

function showPage(number: number, articles = 151): void {
  const planned = archivePages(makeArticles(articles), '/sitemap')[number - 1]
  const texts = { ...blog.archive, breadcrumbs, structuredData: [] }
  const props = { pageContext: { ...planned?.context, texts } }
  renderAlone(<Archive {...(props as unknown as Props)} />)
}

const linkTo = (name: string): string | null | undefined =>
  screen.queryByRole('link', { name })?.getAttribute('href')

test('a page has its articles with their dates, and its number', () => {
  showPage(2)
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50)
  expect(linkTo('Article number 51')).toBe('/blog/article-51')
  expect(linkTo('Article number 100')).toBe('/blog/article-100')
  expect(linkTo('Article number 101')).toBeUndefined()
  expect(screen.getByText('Page 2 of 4')).toBeInTheDocument()
  expect(screen.getByText('August 31, 2026')).toBeInTheDocument()
})

test('of the breadcrumbs, the last is the page itself, and no link', () => {
  showPage(1)
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Articles',
  ])
  expect(trail.getByRole('listitem', { current: 'page' })).toHaveTextContent('All articles')
})

test('plain links lead to the previous, next, first and last page', () => {
  showPage(3, 251)
  expect(linkTo('Previous')).toBe('/blog/all/2')
  expect(linkTo('Next')).toBe('/blog/all/4')
  expect(linkTo('Newest articles')).toBe('/blog/all')
  expect(linkTo('Oldest articles')).toBe('/blog/all/6')
})

test('the first page has only links forward, the last only back, and no two links lead to one page', () => {
  showPage(1, 51)
  expect(linkTo('Next')).toBe('/blog/all/2')
  for (const name of ['Previous', 'Newest articles', 'Oldest articles']) {
    expect(linkTo(name)).toBeUndefined()
  }
})

test('each page has its own title, description and canonical URL', () => {
  const heads = [1, 2].map((number) => {
    showPage(number)
    const { title, metaTags, linkTags } = Helmet.peek()
    const description = metaTags.find(({ name }) => name === 'description')?.content
    const canonical = linkTags.find(({ rel }) => rel === 'canonical')?.href
    return { title: String(title), description, canonical }
  })
  expect(heads[0]?.title).toMatch(/^All articles \|/)
  expect(heads[1]?.title).toMatch(/^All articles, page 2 of 4 \|/)
  expect(heads[1]?.description).toMatch(/ Page 2 of 4\.$/)
  expect(heads.map(({ canonical }) => canonical)).toEqual([
    expect.stringMatching(/\/blog\/all$/),
    expect.stringMatching(/\/blog\/all\/2$/),
  ])
})

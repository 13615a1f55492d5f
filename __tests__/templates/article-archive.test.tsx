import { screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import { Helmet } from 'react-helmet'
import type { PageData } from '../../src/components/layout/page-frame'
import { articleListPages, type ArchiveData } from '../../src/site/article-pages'
import type { Article } from '../../src/site/articles'
import type { PageDraft } from '../../src/site/site'
import Blog from '../../src/templates/article-list'
import { renderAlone } from '../components/layout/render'
import { small } from '../sites/make-small-site'
import { makeArticles } from '../search/make-article'

function showPage(number: number, articles = 151): void {
  const listed = makeArticles(articles).map((summary) => ({ summary }) as Article)
  const [, ...archive] = articleListPages(listed, small.scope)
  const page = archive[number - 1] as PageDraft<ArchiveData>
  const props = { data: { page } } as unknown as PageProps<{ page: PageData<ArchiveData> }>
  renderAlone(<Blog {...props} />)
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

test('plain links lead to the previous, next, first and last page', () => {
  showPage(3, 251)
  expect(linkTo('Previous')).toBe('/blog/all/2')
  expect(linkTo('Next')).toBe('/blog/all/4')
  expect(linkTo('Newest articles')).toBe('/blog/all')
  expect(linkTo('Oldest articles')).toBe('/blog/all/6')
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

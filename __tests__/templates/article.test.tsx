import { screen, within } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { ArticleHeader } from '../../src/components/article/article-header'
import type { ArticleSummary, Page } from '../../src/site/site'
import Article from '../../src/templates/article'
import type { PageData } from '../../src/components/layout/page-frame'
import type { ArchiveData, ArticleData, ArticleListData } from '../../src/site/article-pages'
import Blog from '../../src/templates/article-list'
import { renderAlone } from '../components/layout/render'
import { whole } from '../sites/small-site'
import { makeArticle, makeArticles } from '../search/make-article'

/** The props of Gatsby that these templates use. */
const given = <Data extends object>(page: PageData<Data>): PageProps<{ page: PageData<Data> }> =>
  ({ data: { page } }) as PageProps<{ page: PageData<Data> }>

const comingSoon = 'Coming soon.'

function page(
  article: ArticleSummary,
  html: string,
  related: ArticleData['related'] = [],
): ReactElement {
  const { path, title, excerpt } = article
  const data = { article, html, names: [], related, summary: excerpt, list: '/blog', comingSoon }
  const head = { title, description: excerpt, image: 'article', type: 'article' } as const
  return <Article {...given({ path, head, jsonLd: [], breadcrumbs: [], data })} />
}

describe('the head of an article', () => {
  const article = makeArticle(1, {
    title: 'Why calls say Scam Likely',
    category: 'Scams',
    status: 'New',
    difficulty: 'Intermediate',
    author: 'Nora Fielden',
    date: '2026-10-21',
    minutes: 6,
    tags: ['one', 'two', 'three', 'four'],
  })

  test('says category, status, title, author, day, reading time and difficulty', () => {
    renderAlone(<ArticleHeader list="/blog" article={article} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(article.title)
    for (const text of ['Scams', 'New', 'Intermediate', 'By Nora Fielden', '6 min read']) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
    expect(screen.getByText('October 21, 2026')).toHaveAttribute('datetime', '2026-10-21')
  })

  test('shows the first three tags and no more', () => {
    renderAlone(<ArticleHeader list="/blog" article={article} />)
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
    expect(tags.map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three'])
    expect(screen.queryByText('four')).not.toBeInTheDocument()
  })

  test('shows the last and the next review', () => {
    const review = { reviewedOn: '2026-10-21', nextReview: '2027-04-05' }
    const { container } = renderAlone(
      <ArticleHeader list="/blog" article={article} review={review} />,
    )
    expect(container).toHaveTextContent('Checked on October 21, 2026. Next check in April 2027.')
  })

  test('shows no review where there was none, and no next one where none is planned', () => {
    const { container, unmount } = renderAlone(<ArticleHeader list="/blog" article={article} />)
    expect(container).not.toHaveTextContent('heck')
    unmount()
    const review = { reviewedOn: '2026-10-21' }
    const again = renderAlone(<ArticleHeader list="/blog" article={article} review={review} />)
    expect(again.container).toHaveTextContent('Checked on October 21, 2026.')
    expect(again.container).not.toHaveTextContent('Next check')
  })
})

describe('an article', () => {
  test('without text says so', () => {
    renderAlone(page(makeArticle(1), ''))
    expect(screen.getByText(comingSoon)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article number 1')
  })

  test('shows related articles with their excerpts', () => {
    const related = [{ to: '/blog/one', title: 'One', text: 'About one.' }]
    renderAlone(page(makeArticle(1), '<p>Hang up.</p>', related))
    const list = within(screen.getByRole('navigation', { name: 'Related articles' }))
    expect(list.getByRole('link', { name: 'One' })).toHaveAttribute('href', '/blog/one')
    expect(list.getByText('About one.')).toBeInTheDocument()
  })
})

describe('the page of the list', () => {
  const list = whole.pages.find(({ type }) => type === 'ArticleList') as Page<ArticleListData>
  const newest = makeArticles(2)
  const data = { ...list.data, newest, total: 2, all: '/sitemap' }
  const props = given<ArticleListData | ArchiveData>({ ...list, data })

  test('leads to all articles', () => {
    renderAlone(<Blog {...props} />)
    expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute(
      'href',
      '/sitemap',
    )
  })

  test('has one h1, the articles, the newsletter, and contact details', () => {
    renderAlone(<Blog {...props} />)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Article number 2' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sign me up' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ask for a free talk' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
})

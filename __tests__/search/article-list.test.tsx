import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ArticleSummary } from '../../src/site/site'
import { fetchMock, numbers, resultCount, renderList, titles, topic } from './article-list-page'
import { makeArticles } from './make-article'

const withFeatured = (count: number, which = 1) =>
  makeArticles(count, (number) => ({ featured: number === which }))
const isFeatured = ({ featured }: ArticleSummary): boolean => featured

describe('the plain list', () => {
  test.each([
    ['no articles', [], [], null],
    ['one featured article', withFeatured(1), numbers(1), null],
    ['one article', makeArticles(1), numbers(1), null],
    ['six articles', makeArticles(6), numbers(1, 2, 3, 4, 5, 6), null],
    ['six below a featured one', withFeatured(7), numbers(1, 2, 3, 4, 5, 6, 7), null],
    ['seven articles', makeArticles(7), numbers(1, 2, 3, 4, 5, 6), '1-6 of 7'],
    ['twelve below a featured one', withFeatured(13), numbers(1, 2, 3, 4, 5, 6, 7), '1-6 of 12'],
    ['an older featured one', withFeatured(13, 10), numbers(10, 1, 2, 3, 4, 5, 6), '1-6 of 12'],
  ])('with %s', (_, articles, shown, range) => {
    renderList(articles)
    expect(titles()).toEqual(shown)
    expect(screen.queryAllByText('Featured')).toHaveLength(articles.filter(isFeatured).length)
    expect(screen.queryByText(/^Showing/)?.textContent ?? null).toBe(
      range && `Showing ${range} articles`,
    )
    expect(screen.queryAllByRole('button', { name: 'Next' })).toHaveLength(range ? 1 : 0)
    expect(resultCount()).toBe('')
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

describe('turning pages', () => {
  test('Next and Previous go through all articles, and the featured one stays on top', async () => {
    const user = userEvent.setup()
    renderList(withFeatured(14))
    expect(topic('Previous')).toBeDisabled()
    await user.click(topic('Next'))
    expect(await screen.findByText('Showing 7-12 of 13 articles')).toBeInTheDocument()
    // The pressed button may be disabled now, so focus moves to the top of the list.
    expect(screen.getByRole('group', { name: 'Articles' })).toHaveFocus()
    expect(titles()).toEqual(numbers(1, 8, 9, 10, 11, 12, 13))
    await user.click(topic('Next'))
    expect(screen.getByText('Showing 13-13 of 13 articles')).toBeInTheDocument()
    expect(titles()).toEqual(numbers(1, 14))
    expect(topic('Next')).toBeDisabled()
    expect(window.location.search).toBe('?page=3')
    await user.click(topic('Previous'))
    expect(titles()).toEqual(numbers(1, 8, 9, 10, 11, 12, 13))
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test.each([
    [2, '7-12', numbers(1, 8, 9, 10, 11, 12, 13)],
    [99, '13-13', numbers(1, 14)],
  ])('/blog?page=%i opens the page, or the nearest', async (page, range, shown) => {
    renderList(withFeatured(14), `/blog?page=${page}`)
    expect(await screen.findByText(`Showing ${range} of 13 articles`)).toBeInTheDocument()
    expect(titles()).toEqual(shown)
  })
})

test('cards say category, status, author, day and reading time', () => {
  const articles = makeArticles(1, () => ({ status: 'New', date: '2026-10-21', minutes: 7 }))
  renderList(articles)
  for (const text of ['Email', 'New', 'Nora Fielden, October 21, 2026, 7 min read']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
  expect(screen.getByRole('link', { name: 'Article number 1' })).toHaveAttribute(
    'href',
    '/blog/article-1',
  )
})

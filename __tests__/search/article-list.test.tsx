import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  fetchMock,
  list,
  numbers,
  resultCount,
  renderList,
  titles,
  topic,
} from './article-list-page'
import { makeArticles } from './make-article'

const withFeatured = (count: number, which = 1) =>
  makeArticles(count, (number) => ({ featured: number === which }))

describe('the plain list', () => {
  test('of no articles shows none, and no pages', () => {
    renderList([])
    expect(titles()).toEqual([])
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  })

  test('of one article shows it on top and not again below', () => {
    renderList(withFeatured(1))
    expect(screen.getByText('Featured')).toBeInTheDocument()
    expect(titles()).toEqual(numbers(1))
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument()
  })

  test('of one article that is not featured shows it once', () => {
    renderList(makeArticles(1))
    expect(screen.queryByText('Featured')).not.toBeInTheDocument()
    expect(titles()).toEqual(numbers(1))
  })

  test.each([
    ['six articles, one of them featured', withFeatured(6)],
    ['seven articles, one of them featured', withFeatured(7)],
    ['six articles', makeArticles(6)],
  ])('of %s fits on one page', (_, articles) => {
    renderList(articles)
    expect(titles()).toHaveLength(articles.length)
    expect(new Set(titles()).size).toBe(articles.length)
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
  })

  test('of seven articles, none of them featured, has two pages', () => {
    renderList(makeArticles(7))
    expect(titles()).toEqual(numbers(1, 2, 3, 4, 5, 6))
    expect(screen.getByText('Showing 1-6 of 7 articles')).toBeInTheDocument()
  })

  test('of thirteen articles, one of them featured, counts the twelve below it', () => {
    renderList(withFeatured(13))
    expect(titles()).toEqual(numbers(1, 2, 3, 4, 5, 6, 7))
    expect(screen.getByText('Showing 1-6 of 12 articles')).toBeInTheDocument()
    expect(topic('Previous')).toBeDisabled()
    expect(topic('Next')).toBeEnabled()
  })

  test('shows an older featured article on top, and the newest below it', () => {
    renderList(withFeatured(13, 10))
    expect(titles()).toEqual(numbers(10, 1, 2, 3, 4, 5, 6))
    expect(screen.getByText('Showing 1-6 of 12 articles')).toBeInTheDocument()
  })

  test('says nothing in the results line and loads nothing', () => {
    renderList(withFeatured(13))
    expect(resultCount()).toBe('')
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

describe('turning pages', () => {
  test('Next and Previous go through all articles, and the featured one stays on top', async () => {
    const user = userEvent.setup()
    renderList(withFeatured(14))
    await user.click(topic('Next'))
    expect(await screen.findByText('Showing 7-12 of 13 articles')).toBeInTheDocument()
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

  test('the focus goes to the top of the list', async () => {
    const user = userEvent.setup()
    renderList(withFeatured(13))
    await user.click(topic('Next'))
    await screen.findByText('Showing 7-12 of 12 articles')
    expect(document.activeElement).toContainElement(screen.getByRole('status'))
  })

  test('while the index is loading no range is shown', async () => {
    const user = userEvent.setup()
    renderList(withFeatured(13))
    fetchMock.mockReturnValue(new Promise(() => undefined))
    await user.click(topic('Next'))
    expect(screen.queryByText('Showing 7-6 of 12 articles')).not.toBeInTheDocument()
  })

  test('/blog?page=2 opens the second page', async () => {
    renderList(withFeatured(13), '/blog?page=2')
    expect(await screen.findByText('Showing 7-12 of 12 articles')).toBeInTheDocument()
    expect(titles()).toEqual(numbers(1, 8, 9, 10, 11, 12, 13))
  })

  test('/blog?page=99 opens the last page', async () => {
    renderList(withFeatured(14), '/blog?page=99')
    expect(await screen.findByText('Showing 13-13 of 13 articles')).toBeInTheDocument()
    expect(titles()).toEqual(numbers(1, 14))
  })

  test('the Back button of the browser goes back a page', async () => {
    const user = userEvent.setup()
    renderList(withFeatured(13))
    await user.click(topic('Next'))
    await screen.findByText('Showing 7-12 of 12 articles')
    window.history.back()
    expect(await screen.findByText('Showing 1-6 of 12 articles')).toBeInTheDocument()
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

test('the list has no h1 of its own and skips no heading level', () => {
  renderList(withFeatured(13))
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels).not.toContain(1)
  levels.reduce((before, level) => {
    expect(level).toBeLessThanOrEqual(before + 1)
    return level
  }, 1)
})

test('rendering again with the same articles keeps the page', async () => {
  const user = userEvent.setup()
  const articles = withFeatured(13)
  const { rerender } = renderList(articles)
  await user.click(topic('Next'))
  await screen.findByText('Showing 7-12 of 12 articles')
  rerender(list([...articles]))
  expect(screen.getByText('Showing 7-12 of 12 articles')).toBeInTheDocument()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderThenHydrate } from '../components/layout/render'
import { blog } from '../sites/small-site'
import {
  fetchMock,
  list,
  indexResponse,
  numbers,
  resultCount,
  searchField,
  renderList,
  titles,
  topic,
} from './article-list-page'
import { makeArticles } from './make-article'

/** Thirteen articles, the first featured; the last one is on printers. */
const articles = makeArticles(13, (number) => ({
  featured: number === 1,
  ...(number === 13 ? { excerpt: 'Make your printer print.' } : {}),
}))
const line = (text: string): Promise<void> => waitFor(() => expect(resultCount()).toBe(text))
const searchButton = (): HTMLElement => screen.getByRole('button', { name: 'Search' })
const results = (): HTMLElement => screen.getByRole('group', { name: 'Articles' })
/** The URL is updated once typing pauses. */
const address = (text: string): Promise<void> =>
  waitFor(() => expect(window.location.search).toBe(text))

describe('a search', () => {
  test('finds an article that is not on the page yet, and shows the number of results', async () => {
    const user = userEvent.setup()
    renderList(articles)
    await user.type(searchField(), 'printer')
    await line('Found 1 article for “printer”')
    expect(titles()).toEqual(numbers(13))
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/search-index.json'])
    await address('?q=printer')
  })

  test.each([
    ['the button', (user: UserEvent) => user.click(searchButton())],
    ['Enter', (user: UserEvent) => user.type(searchField(), '{Enter}')],
  ])('leads to the results, by %s', async (_, send) => {
    const user = userEvent.setup()
    renderList(articles)
    await user.type(searchField(), 'printer')
    await line('Found 1 article for “printer”')
    const scroll = jest.spyOn(results(), 'scrollIntoView')
    scroll.mockClear()
    await send(user)
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(results()).toHaveFocus()
    expect(titles()).toEqual(numbers(13))
  })

  test('is in the URL before a click leaves the page, in one change for all keystrokes', async () => {
    renderList(articles)
    const changes = jest.spyOn(window.history, 'replaceState')
    const entries = window.history.length
    fireEvent.focus(searchField())
    for (const value of ['p', 'print', 'printer'])
      fireEvent.change(searchField(), { target: { value } })
    fireEvent.click(document.body)
    expect(window.location.search).toBe('?q=printer')
    await line('Found 1 article for “printer”')
    expect(changes).toHaveBeenCalledTimes(1)
    expect(window.history.length).toBe(entries)
    changes.mockRestore()
  })

  test('shows a message while the index is loading', async () => {
    let letGo: (answer: ReturnType<typeof indexResponse>) => void = () => undefined
    const user = userEvent.setup()
    renderList(articles)
    fetchMock.mockReturnValue(new Promise((resolve) => (letGo = resolve)))
    await user.type(searchField(), 'printer')
    expect(resultCount()).toBe('Searching...')
    expect(screen.queryByText('Nothing found')).not.toBeInTheDocument()
    letGo(indexResponse(articles))
    await line('Found 1 article for “printer”')
  })
})

describe('a topic', () => {
  test('shows the articles of that category, and which one is chosen', async () => {
    const user = userEvent.setup()
    renderList(articles)
    const group = within(screen.getByRole('group', { name: 'Choose a topic' }))
    const names = group.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(blog.categories)
    expect(topic('All Topics')).toHaveAttribute('aria-pressed', 'true')
    await user.click(topic('Scams'))
    await line('Found 6 articles in Scams')
    expect(titles()).toEqual(numbers(2, 4, 6, 8, 10, 12))
    expect(topic('Scams')).toHaveAttribute('aria-pressed', 'true')
    expect(topic('All Topics')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByText('Featured')).not.toBeInTheDocument()
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument()
    expect(window.location.search).toBe('?category=Scams')

    await user.click(topic('All Topics'))
    expect(screen.getByText('Featured')).toBeInTheDocument()
    expect(resultCount()).toBe('')
    expect(window.location.search).toBe('')
  })
})

test('a topic or a search that is chosen on a later page begins with its first', async () => {
  const user = userEvent.setup()
  renderList(articles, '/blog?category=Scams&page=2')
  await user.click(topic('All Topics'))
  expect(window.location.search).toBe('')
  await user.click(topic('Next'))
  expect(window.location.search).toBe('?page=2')
  await user.click(topic('Scams'))
  expect(window.location.search).toBe('?category=Scams')
})

test('the address opens its search', async () => {
  renderList(articles, '/blog?category=Scams&q=number+4')
  await line('Found 1 article for “number 4” in Scams')
  expect(searchField()).toHaveValue('number 4')
  expect(topic('Scams')).toHaveAttribute('aria-pressed', 'true')
})

describe('where nothing is found', () => {
  test('hint and our number are given, and Clear Filters brings the whole list back', async () => {
    const user = userEvent.setup()
    renderList(articles, '/blog?category=Scams')
    await line('Found 6 articles in Scams')
    await user.type(searchField(), 'zzzz')
    await line('No articles found for “zzzz” in Scams')
    expect(screen.getByText(/Try other words/)).toBeVisible()
    // The line has the same text, so no heading repeats it.
    expect(screen.queryByRole('heading', { name: /found|Did you mean/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Call (202) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+12025550142',
    )

    await user.click(topic('Clear Filters'))
    expect(searchField()).toHaveValue('')
    expect(topic('All Topics')).toHaveAttribute('aria-pressed', 'true')
    expect(titles()).toEqual(numbers(1, 2, 3, 4, 5, 6, 7))
    expect(window.location.search).toBe('')
    // The button is gone, so focus moves to the list.
    expect(screen.getByRole('group', { name: 'Articles' })).toHaveFocus()
  })
})

test('the button in the field empties it, keeps the topic, and focuses the field', async () => {
  const empty = (): HTMLElement | null => screen.queryByRole('button', { name: 'Empty' })
  const user = userEvent.setup()
  renderList(articles, '/blog?category=Scams')
  await line('Found 6 articles in Scams')
  expect(empty()).not.toBeInTheDocument()
  await user.type(searchField(), 'number 4')
  await line('Found 1 article for “number 4” in Scams')
  await user.click(empty()!)
  await line('Found 6 articles in Scams')
  expect(searchField()).toHaveValue('')
  expect(searchField()).toHaveFocus()
  expect(empty()).not.toBeInTheDocument()
})

describe('where the list of all articles cannot be loaded', () => {
  const fails = {
    'is not there': () =>
      fetchMock.mockResolvedValue({ ...indexResponse([]), ok: false, status: 404 }),
    'is no JSON': () =>
      fetchMock.mockResolvedValue({
        ...indexResponse([]),
        json: () => Promise.reject(new SyntaxError('<')),
      }),
    'cannot be reached': () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch')),
  }

  test.each(Object.entries(fails))('because it %s, a message says so', async (_, fail) => {
    const user = userEvent.setup()
    renderList(articles)
    fail()
    await user.type(searchField(), 'number 3')
    expect(await screen.findByText(/These are the newest only/)).toBeVisible()
    expect(resultCount()).toBe('Found 1 article for “number 3”')
    expect(titles()).toEqual(numbers(3))
  })

  test('it is requested again, and the message disappears when it has loaded', async () => {
    const user = userEvent.setup()
    renderList(articles)
    fails['cannot be reached']()
    await user.click(topic('Scams'))
    const message = /These are the newest only/
    await screen.findByText(message)
    fetchMock.mockResolvedValue(indexResponse(articles))
    await user.click(searchField())
    await line('Found 6 articles in Scams')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })
})

test('what was typed before hydration is searched for, in the topic of the URL', async () => {
  window.history.pushState(null, '', '/blog?category=Email')
  fetchMock.mockReset()
  fetchMock.mockResolvedValue(indexResponse(articles))
  Object.assign(globalThis, { fetch: fetchMock })
  renderThenHydrate(list(articles), () => {
    fireEvent.input(searchField(), { target: { value: 'printer' } })
  })
  await line('Found 1 article for “printer” in Email')
  expect(searchField()).toHaveValue('printer')
  expect(topic('Email')).toHaveAttribute('aria-pressed', 'true')
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { announcement, resultCount, searchField, renderList, titles } from './article-list-page'
import { makeArticles } from './make-article'

const articles = makeArticles(13, (number) =>
  number === 13 ? { excerpt: 'Make your printer print.' } : {},
)
const type = (value: string): boolean => fireEvent.input(searchField(), { target: { value } })
const pass = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds))

afterEach(() => jest.useRealTimers())

test('the line is shown at once, and announced once typing pauses', async () => {
  jest.useFakeTimers()
  renderList(articles)
  const said: string[] = []
  new MutationObserver(() => said.push(announcement().textContent)).observe(announcement(), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (const text of ['p', 'pr', 'pri', 'prin', 'printe', 'printer']) {
    type(text)
    await pass(100)
  }
  expect(resultCount()).toBe('Found 1 article for “printer”')
  expect(announcement()).toBeEmptyDOMElement()
  await pass(600)
  expect(announcement()).toHaveTextContent('Found 1 article for “printer”')
  expect(said).toEqual(['Found 1 article for “printer”'])
})

test('suggestions are announced too', async () => {
  jest.useFakeTimers()
  renderList(articles)
  type('printr')
  await pass(100)
  await pass(700)
  expect(announcement()).toHaveTextContent('No articles found for “printr”. Did you mean these?')
  expect(titles()).toEqual(['Article number 13'])
})

test('matches are highlighted in titles and excerpts', async () => {
  const { container } = renderList(articles)
  type('PRINT')
  await waitFor(() => expect(resultCount()).toBe('Found 1 article for “PRINT”'))
  const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks).toEqual(['print', 'print'])
  type('scams')
  await waitFor(() => expect(resultCount()).toMatch(/for “scams”$/))
  // The labels of a card, such as its category, stay as they are.
  expect(screen.getAllByText('Scams', { selector: 'li *' }).length).toBeGreaterThan(0)
  expect(container.querySelector('mark')).toBeNull()
})

test('without results and suggestions, hint, Clear Filters and our number are shown', async () => {
  renderList(articles)
  type('xqzvkw')
  expect(await screen.findByText('Try other words.')).toBeVisible()
  expect(resultCount()).toBe('No articles found for “xqzvkw”')
  // The status has the same text, so no heading repeats it.
  expect(screen.queryByRole('heading', { name: /found/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Call (202) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+12025550142',
  )
  expect(screen.queryByText('Did you mean these?')).not.toBeInTheDocument()
})

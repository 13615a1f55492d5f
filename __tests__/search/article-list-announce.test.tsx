import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { workers } from '../../tools/jest/start-worker'
import {
  announcement,
  list,
  resultCount,
  searchField,
  renderList,
  titles,
} from './article-list-page'
import { FakeWorker, workingWorker } from './fake-worker'
import { makeArticles } from './make-article'

const articles = makeArticles(13, (number) =>
  number === 13 ? { excerpt: 'Make your printer print.' } : {},
)
const type = (value: string): boolean => fireEvent.input(searchField(), { target: { value } })
const pass = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds))

function useWorker(worker: FakeWorker): FakeWorker {
  workers.start = () => worker.asWorker()
  return worker
}

afterEach(() => {
  jest.useRealTimers()
  workers.start = () => {
    throw new Error('There is no worker here.')
  }
})

test('the line is shown at once, and announced once typing pauses', async () => {
  jest.useFakeTimers()
  useWorker(workingWorker(articles))
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
  useWorker(workingWorker(articles))
  renderList(articles)
  type('prniter')
  await pass(100)
  await pass(700)
  expect(announcement()).toHaveTextContent('No articles found for “prniter”. Looking for printer')
  expect(titles()).toEqual(['Article number 13'])
})

test('a late answer never replaces a newer one, and line and list match', async () => {
  const worker = useWorker(new FakeWorker())
  const answers = workingWorker(articles)
  answers.addEventListener('message', (event) =>
    worker.send((event as MessageEvent<Parameters<FakeWorker['send']>[0]>).data),
  )
  renderList(articles)
  type('n')
  await waitFor(() => expect(worker.asked).toHaveLength(1))
  type('number 2')
  type('printer')
  answers.postMessage(worker.asked[0]!)
  await waitFor(() => expect(worker.asked).toHaveLength(2))
  expect(resultCount()).toBe('Searching...')
  answers.postMessage(worker.asked[1]!)
  await waitFor(() => expect(resultCount()).toBe('Found 1 article for “printer”'))
  expect(worker.asked.map(({ request }) => request.query.search)).toEqual(['n', 'printer'])
  expect(titles()).toEqual(['Article number 13'])
})

test('matches are highlighted in titles and excerpts', async () => {
  useWorker(workingWorker(articles))
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
  useWorker(workingWorker(articles))
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

test('without a worker a message says that search may be slower, and all is found', async () => {
  renderList(articles)
  type('printer')
  await waitFor(() => expect(resultCount()).toBe('Found 1 article for “printer”'))
  expect(screen.getByText(/Search is slow today/)).toBeVisible()
})

test('rendering again with the same articles does not search again', async () => {
  const worker = useWorker(workingWorker(articles))
  const { rerender } = renderList(articles)
  type('printer')
  await waitFor(() => expect(resultCount()).toBe('Found 1 article for “printer”'))
  rerender(list([...articles]))
  // A question would be asked after the promises that lead to it.
  await act(() => Promise.resolve())
  expect(worker.asked).toHaveLength(1)
})

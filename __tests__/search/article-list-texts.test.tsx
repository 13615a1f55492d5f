import { act, fireEvent, screen, within } from '@testing-library/react'
import { workers } from '../../tools/jest/start-worker'
import { announcement, renderList, resultCount, searchField, titles } from './article-list-page'
import { FakeWorker, workingTextWorker, workingWorker, type FakeTextWorker } from './fake-worker'
import type { TextAnswer, TextRequest } from '../../src/search/search-texts'
import { makeArticles } from './make-article'

/** Thirteen articles: the first seven speak of a bank; the excerpt of the last is on printers. */
const articles = makeArticles(13, (number) =>
  number === 13 ? { excerpt: 'Make your printer print.' } : {},
)
const sentences = articles.map((_, index) => [
  `This is the beginning of text ${index + 1}.`,
  index < 7 ? 'Call your bank now.' : 'Rest a while.',
  index === 8 ? 'Paper for the printer.' : 'That is all.',
  ...(index === 12 ? ['Print your letters.'] : []),
])
const none = (): never => {
  throw new Error('There is no worker here.')
}

function open(texts: FakeTextWorker = workingTextWorker(articles, sentences)): FakeTextWorker {
  jest.useFakeTimers()
  workers.start = () => workingWorker(articles).asWorker()
  workers.startTexts = () => texts.asWorker()
  renderList(articles)
  return texts
}
const pass = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds))
async function search(value: string, milliseconds = 50): Promise<void> {
  fireEvent.input(searchField(), { target: { value } })
  await pass(milliseconds)
}
const headings = (): string[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
/** Returns the sentences that are shown, with * around what is highlighted. */
const shownSentences = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => {
    const text = heading.nextElementSibling?.cloneNode(true) as Element
    for (const mark of text.querySelectorAll('mark')) mark.replaceWith(`*${mark.textContent}*`)
    return text.textContent
  })
const numbers = (...list: number[]): string[] => list.map((one) => `Article number ${one}`)
const clearFilters = (): HTMLElement | null =>
  screen.queryByRole('button', { name: 'Clear Filters' })
const hint = (): HTMLElement | null => screen.queryByText(/Try other words/)

afterEach(() => {
  jest.useRealTimers()
  Object.assign(workers, { start: none, startTexts: none })
})

test('a word that only texts have is found in them, and the line gives their number', async () => {
  open()
  await search('bank')
  expect(resultCount()).toBe('No article titles match “bank”. 7 articles mention it.')
  expect(headings()).toEqual(['Also mentioned in'])
  expect(titles()).toEqual(numbers(1, 2, 3, 4, 5))
  expect(shownSentences()[0]).toBe('Call your *bank* now.')
  expect(screen.getByRole('link', { name: 'Article number 1' })).toHaveAttribute(
    'href',
    '/blog/article-1',
  )
  expect(clearFilters()).toBeVisible()
  expect(hint()).not.toBeInTheDocument()
})

test('exact matches come first, and do not come again', async () => {
  open()
  await search('printer')
  expect(resultCount()).toBe('Found 1 article for “printer”')
  expect(headings()).toEqual(['What we found', 'Also mentioned in'])
  expect(titles()).toEqual(numbers(13, 9))
})

test('more than five are shown when asked for, and the focus goes to the first of them', async () => {
  open()
  await search('bank')
  fireEvent.click(screen.getByRole('button', { name: 'Show more articles' }))
  await pass(50)
  expect(titles()).toEqual(numbers(1, 2, 3, 4, 5, 6, 7))
  expect(screen.getByRole('link', { name: 'Article number 6' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Show more articles' })).not.toBeInTheDocument()
  await search('ban')
  expect(titles()).toEqual(numbers(1, 2, 3, 4, 5))
})

test('a misspelt word that only texts have is corrected, and the title says so', async () => {
  open()
  await search('beginnning')
  expect(resultCount()).toBe('No articles found for “beginnning”')
  expect(headings()).toEqual(['Looking for beginning'])
  expect(titles()).toHaveLength(5)
})

test('corrected words of texts are not mixed with suggestions', async () => {
  open()
  await search('prniter')
  expect(headings()).toEqual(['Looking for printer'])
  expect(titles()).toEqual(numbers(13))
})

test('suggestions follow the articles that have the words', async () => {
  open()
  await search('paper printer')
  expect(headings()).toEqual(['Also mentioned in', 'Did you mean these?'])
  expect(titles()).toEqual(numbers(9, 13))
})

test('an article that has the words is not suggested too', async () => {
  open()
  await search('print your')
  expect(headings()).toEqual(['Also mentioned in'])
  expect(titles()).toEqual(numbers(13))
})

test('screen readers hear line and mentions together, once', async () => {
  open()
  const heard: string[] = []
  new MutationObserver(() => heard.push(announcement().textContent)).observe(announcement(), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (const text of ['b', 'ba', 'ban', 'bank']) await search(text, 100)
  await pass(1000)
  expect(heard).toEqual(['No article titles match “bank”. 7 articles mention it.'])
})

test('nothing else is shown while the texts may answer in a moment', async () => {
  const texts = open(new FakeWorker())
  const answers = workingTextWorker(articles, sentences)
  answers.addEventListener('message', (event) => texts.send((event as MessageEvent).data as never))
  await search('bank', 400)
  expect(resultCount()).toBe('Searching...')
  expect(clearFilters()).not.toBeInTheDocument()
  answers.postMessage(texts.asked[0]!)
  await pass(50)
  expect(titles()).toHaveLength(5)
})

test('texts that are late come after the suggestions and move nothing', async () => {
  open(workingTextWorker(articles, sentences, 2000))
  await search('paper printer')
  await pass(550)
  await pass(550)
  expect(announcement()).toHaveTextContent(/^Searching\.\.\.$/)
  const before = [...document.querySelectorAll('main *, h2, p, button')].filter(
    (element) => !element.closest('[role=status]'),
  )
  const shown = clearFilters()
  expect(shown).toBeVisible()
  await pass(1500)
  await pass(600)
  expect(titles()).toEqual(numbers(13, 9))
  expect(before.every((element) => element.isConnected)).toBe(true)
  expect(
    shown!.compareDocumentPosition(screen.getByText('Also mentioned in')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  expect(announcement()).toHaveTextContent(
    'No article titles match “paper printer”. 1 article mentions it. Did you mean these?',
  )
})

test('“No articles found” waits until the texts have answered', async () => {
  open(workingTextWorker(articles, sentences, 4000))
  await search('bank', 3000)
  expect(resultCount()).toBe('Searching...')
  expect(clearFilters()).not.toBeInTheDocument()
  await pass(1500)
  expect(resultCount()).toBe('No article titles match “bank”. 7 articles mention it.')
  await search('xqzvkw', 3000)
  expect(resultCount()).toBe('Searching...')
  await pass(1500)
  expect(resultCount()).toBe('No articles found for “xqzvkw”')
})

test('texts that never answer count as without a match after ten seconds', async () => {
  open(new FakeWorker())
  await search('bank', 9900)
  expect(resultCount()).toBe('Searching...')
  await pass(200)
  expect(resultCount()).toBe('No articles found for “bank”')
  expect(hint()).toBeVisible()
  expect(clearFilters()).toBeVisible()
})

test('answers of an earlier search are never shown below a newer line', async () => {
  open(workingTextWorker(articles, sentences, 300))
  await search('bank', 310)
  expect(titles()).toHaveLength(5)
  await search('xqzvkw', 100)
  expect(titles()).toEqual([])
  await pass(1000)
  expect(resultCount()).toBe('No articles found for “xqzvkw”')
  expect(titles()).toEqual([])
  expect(clearFilters()).toBeVisible()
})

test.each<[why: string, texts: () => FakeTextWorker]>([
  ['cannot be loaded', () => new FakeWorker((worker, { number }) => worker.send({ number }))],
  ['break down', () => new FakeWorker((worker) => worker.breakDown())],
  [
    'cannot be started',
    () => Object.assign(new FakeWorker<TextRequest, TextAnswer>(), { asWorker: none }),
  ],
])('where the texts %s, everything else is as without them', async (_, texts) => {
  open(texts())
  await search('bank')
  expect(resultCount()).toBe('No articles found for “bank”')
  expect(clearFilters()).toBeVisible()
  expect(screen.queryByText(/slow/)).not.toBeInTheDocument()
  await search('prniter')
  expect(headings()).toEqual(['Looking for printer'])
  await search('printer')
  expect(titles()).toEqual(numbers(13))
})

test('the texts are loaded by the first search, and not by the field, a topic or a page', async () => {
  const texts = open()
  const start = jest.spyOn(workers, 'startTexts')
  fireEvent.focus(searchField())
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Scams' }))
  await pass(50)
  expect(start).not.toHaveBeenCalled()
  await search('bank')
  await search('printer')
  expect(start).toHaveBeenCalledTimes(1)
  expect(texts.asked.map(({ request }) => request.query.category)).toEqual(['Scams', 'Scams'])
  const group = screen.getByRole('group', { name: 'Choose a topic' })
  fireEvent.click(within(group).getByRole('button', { name: 'All Topics' }))
  await pass(50)
  expect(titles()).toEqual(numbers(13, 9))
})

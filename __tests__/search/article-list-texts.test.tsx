import { act, fireEvent, screen } from '@testing-library/react'
import type { SentencesByPath } from '../../src/site/search-files'
import {
  announcement,
  fetchMock,
  indexResponse,
  numbers,
  renderList,
  resultCount,
  searchField,
  titles,
} from './article-list-page'
import { makeArticles } from './make-article'

/** Thirteen articles: the first seven speak of a bank; the excerpt of the last is on printers. */
const articles = makeArticles(13, (number) =>
  number === 13 ? { excerpt: 'Make your printer print.' } : {},
)
const sentences: SentencesByPath = Object.fromEntries(
  articles.map(({ path }, index) => [
    path,
    [
      `This is the beginning of text ${index + 1}.`,
      index < 7 ? 'Call your bank now.' : 'Rest a while.',
      index === 8 ? 'Paper for the printer.' : 'That is all.',
      ...(index === 12 ? ['Print your letters.'] : []),
    ],
  ]),
)

/** Renders the list; the file of sentences arrives as told, or at once. */
function open(arrives: () => Promise<SentencesByPath> = () => Promise.resolve(sentences)): void {
  jest.useFakeTimers()
  renderList(articles)
  fetchMock.mockImplementation((path, options) =>
    path.endsWith('article-texts.json')
      ? Promise.race([
          arrives().then((file) => ({ ok: true, status: 200, json: () => Promise.resolve(file) })),
          new Promise<never>((_, reject) =>
            options?.signal?.addEventListener('abort', () => reject(new Error('Aborted.'))),
          ),
        ])
      : Promise.resolve(indexResponse(articles)),
  )
}
const after = (milliseconds: number) => () =>
  new Promise<SentencesByPath>((resolve) => setTimeout(() => resolve(sentences), milliseconds))
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
const textsRequested = (): number =>
  fetchMock.mock.calls.filter(([path]) => path.endsWith('article-texts.json')).length
const clearFilters = (): HTMLElement | null =>
  screen.queryByRole('button', { name: 'Clear Filters' })
const lookInside = (): HTMLElement | null =>
  screen.queryByRole('button', { name: 'Look inside the articles too' })

afterEach(() => jest.useRealTimers())

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
})

test('where the list has matches, the texts are searched when the visitor asks', async () => {
  open()
  await search('printer')
  expect(resultCount()).toBe('Found 1 article for “printer”')
  expect(titles()).toEqual(numbers(13))
  expect(textsRequested()).toBe(0)
  fireEvent.click(lookInside()!)
  expect(screen.getByRole('group', { name: 'Also mentioned in' })).toHaveFocus()
  await pass(600)
  expect(headings()).toEqual(['What we found', 'Also mentioned in'])
  expect(titles()).toEqual(numbers(13, 9))
  await pass(600)
  expect(announcement()).toHaveTextContent(/Also mentioned in 1 article$/)
  expect(lookInside()).not.toBeInTheDocument()
  await search('number 4')
  await pass(600)
  expect(announcement()).toHaveTextContent(/No other article mentions it$/)
})

test('more than five are shown when asked for, and the focus goes to the first of them', async () => {
  open()
  await search('bank')
  fireEvent.click(screen.getByRole('button', { name: 'Show more articles' }))
  expect(titles()).toEqual(numbers(1, 2, 3, 4, 5, 6, 7))
  expect(screen.getByRole('link', { name: 'Article number 6' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Show more articles' })).not.toBeInTheDocument()
  await search('ban')
  expect(titles()).toEqual(numbers(1, 2, 3, 4, 5))
})

test('articles that have the words come before suggestions, and are not suggested too', async () => {
  open()
  await search('paper printer')
  expect(headings()).toEqual(['Also mentioned in', 'Did you mean these?'])
  expect(titles()).toEqual(numbers(9, 13))
  await search('printr')
  expect(headings()).toEqual(['Did you mean these?'])
  expect(titles()).toEqual(numbers(13))
  await pass(600)
  expect(announcement()).toHaveTextContent('No articles found for “printr”. Did you mean these?')
})

test('screen readers hear line and matches in texts together, once typing pauses', async () => {
  open()
  const heard: string[] = []
  new MutationObserver(() => heard.push(announcement().textContent)).observe(announcement(), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (const text of ['b', 'ba', 'ban', 'bank']) await search(text, 100)
  // The line is visible at once.
  expect(resultCount()).toBe('No article titles match “bank”. 7 articles mention it.')
  expect(heard).toEqual([])
  await pass(1000)
  expect(heard).toEqual(['No article titles match “bank”. 7 articles mention it.'])
})

test('texts that are late come after the suggestions and move nothing', async () => {
  open(after(2000))
  await search('paper printer', 400)
  expect(resultCount()).toBe('Searching...')
  expect(clearFilters()).not.toBeInTheDocument()
  await pass(700)
  expect(titles()).toEqual(numbers(13))
  const shown = clearFilters()
  await pass(1500)
  expect(titles()).toEqual(numbers(13, 9))
  expect(
    shown!.compareDocumentPosition(screen.getByRole('heading', { name: 'Also mentioned in' })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  // Now that they are there, the texts come first.
  await search('printer paper')
  expect(titles()).toEqual(numbers(9, 13))
})

test('“No articles found” waits until the texts have answered, ten seconds at most', async () => {
  open(() => new Promise(() => undefined))
  await search('xqzvkw')
  await pass(9000)
  expect(resultCount()).toBe('Searching...')
  expect(clearFilters()).not.toBeInTheDocument()
  await pass(1500)
  expect(resultCount()).toBe('No articles found for “xqzvkw”')
  expect(clearFilters()).toBeVisible()
})

test('where the texts cannot be loaded, everything else is as without them', async () => {
  open(() => Promise.reject(new Error('Not there.')))
  await search('bank')
  expect(resultCount()).toBe('No articles found for “bank”')
  expect(screen.queryByText(/newest only/)).not.toBeInTheDocument()
  await search('printr')
  expect(headings()).toEqual(['Did you mean these?'])
  await search('printer')
  expect(titles()).toEqual(numbers(13))
})

test('the texts are loaded once, and not by the field, a topic or a page', async () => {
  open()
  fireEvent.focus(searchField())
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Scams' }))
  await pass(50)
  expect(textsRequested()).toBe(0)
  await search('bank')
  await search('while')
  expect(textsRequested()).toBe(1)
  expect(titles()).toEqual(numbers(8, 10, 12))
})

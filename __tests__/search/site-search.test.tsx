import { act, fireEvent, screen } from '@testing-library/react'
import { SiteSearch } from '../../src/search/site-search'
import type { SearchIndex } from '../../src/site/search-files'
import type { SearchCopy } from '../../src/site/search-pages'
import { renderAlone } from '../components/layout/render'
import { announcement, fetchMock, searchField } from './article-list-page'
import { makeArticles } from './make-article'

const copy = {
  heading: 'What are you looking for?',
  text: 'Say it in your own words.',
  field: { label: 'Search this website', hint: 'A word.', button: 'Search', clear: 'Empty' },
  titles: {
    answer: 'In short',
    outcome: 'What to do',
    question: 'Questions',
    page: 'Pages and prices',
    line: 'Whom to call',
    article: 'Articles',
    guide: 'Guides',
  },
  count: { one: '{count} result', other: '{count} results' },
  forSearch: 'for {search}',
  corrected: 'Looking for {words}.',
  more: 'More',
  none: 'Nothing was found.',
  failure: 'The search did not load.',
  suggestions: 'Did you mean these?',
  help: { label: 'Call us', to: 'tel:+12025550142' },
} as unknown as SearchCopy

const index: SearchIndex = {
  articles: makeArticles(1, () => ({ path: '/blog/one', title: 'When the bank calls' })),
  synonyms: { groups: [{ written: ['teller'], means: ['bank'] }], ignored: ['the'] },
  parts: [
    { kind: 'outcome', title: 'Call your bank now', path: '/scam/paid', text: 'At once.' },
    { kind: 'question', title: 'How can I pay?', path: '/faq#pay', text: 'By check, at the bank.' },
    { kind: 'page', title: 'Set up Wi-Fi', path: '/wifi', text: 'At home.', price: '$60' },
  ],
  answers: [
    {
      searches: ['how much', 'price', 'cost'],
      text: 'All prices are on one page.',
      link: { label: 'Prices', to: '/pricing' },
    },
  ],
}

async function open(address = '/search', loads = true): Promise<void> {
  jest.useFakeTimers()
  window.history.pushState(null, '', address)
  fetchMock.mockReset()
  fetchMock.mockImplementation((path) =>
    Promise.resolve({
      ok: loads,
      status: loads ? 200 : 500,
      json: () =>
        Promise.resolve(
          path.endsWith('article-texts.json') ? { '/blog/one': ['Hang up on a parrot.'] } : index,
        ),
    }),
  )
  Object.assign(globalThis, { fetch: fetchMock })
  renderAlone(<SiteSearch copy={copy} />)
  await pass()
}
const pass = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(1000))
async function type(value: string): Promise<void> {
  fireEvent.input(searchField(), { target: { value } })
  await pass()
  await pass()
}
const links = (): (string | null)[] =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test('what to do now comes first, under its heading', async () => {
  await open('/search?q=bank')
  expect(searchField()).toHaveValue('bank')
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('What to do')
  expect(links()).toEqual(['/scam/paid', '/blog/one'])
})

test('nothing is loaded before the field is used, and the search is in the address', async () => {
  await open()
  expect(fetchMock).not.toHaveBeenCalled()
  await type('teller')
  expect(window.location.search).toBe('?q=teller')
  expect(links()).toContain('/scam/paid')
})

test.each(['wifi', 'WI‑FI', 'wi\u200bfi', 'wi fi', 'wify'])('“%s” is Wi-Fi', async (search) => {
  await open()
  await type(search)
  expect(links()).toEqual(['/wifi'])
  expect(screen.getByText('$60')).toBeVisible()
})

test('the best answer stands above the results, and is announced with their number', async () => {
  await open()
  await type('cost')
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/pricing')
  expect(announcement()).toHaveTextContent('1 result for cost. All prices are on one page.')
})

test('the texts of articles are searched if nothing else is found', async () => {
  await open()
  await type('parrot')
  expect(links()).toEqual(['/blog/one'])
})

test('where nothing is found, or nothing loads, a person can be called', async () => {
  await open()
  await type('xylophone')
  expect(screen.getByText('Nothing was found.')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible()
})

test('a search that does not load says so', async () => {
  await open('/search?q=bank', false)
  expect(screen.getByText('The search did not load.')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible()
})

import { answerSearch, type SearchRequest } from '../../src/search/answer-search'
import { openSession } from '../../src/search/search-session'
import { buildSearchIndex } from '../../src/search/search-index'
import { packArticles } from '../../src/search/packed-index'
import { workers } from '../../tools/jest/start-worker'
import { FakeWorker, workingWorker } from './fake-worker'
import { makeArticles } from './make-article'

const articles = makeArticles(13)
const newest = articles.slice(0, 7)
const searchIndex = buildSearchIndex(articles, { groups: [], ignored: [] })
const ask = (search: string): SearchRequest => ({
  query: { search, category: '', page: 1 },
})
const fetched = jest.fn<Promise<unknown>, [string]>()
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

function open(worker: FakeWorker) {
  workers.start = () => worker.asWorker()
  return openSession(newest, '')
}

beforeEach(() => {
  fetched.mockReset()
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(packArticles(articles)) })
  Object.assign(globalThis, { fetch: fetched })
})
afterEach(() => {
  workers.start = () => {
    throw new Error('There is no worker here.')
  }
})

describe('with a worker', () => {
  test('the worker answers, and the page loads nothing', async () => {
    const session = open(workingWorker(articles))
    const answer = await session.ask(ask('number 13'))
    expect(answer).toMatchObject({ found: 1, missing: undefined })
    expect(answer?.list.articles.map(({ path }) => path)).toEqual(['/blog/article-13'])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('only one request is pending; of those that wait only the newest is sent', async () => {
    const worker = new FakeWorker()
    const session = open(worker)
    const answers = ['n', 'nu', 'num', 'number 2'].map((search) => session.ask(ask(search)))
    await soon()
    expect(worker.asked.map(({ request }) => request.query.search)).toEqual(['n'])
    worker.send({ number: 1, answer: answerSearch(searchIndex, ask('n')) })
    await soon()
    expect(worker.asked.map(({ request }) => request.query.search)).toEqual(['n', 'number 2'])
    worker.send({ number: 2, answer: answerSearch(searchIndex, ask('number 2')) })
    const searches = (await Promise.all(answers)).map((answer) => answer?.query.search)
    expect(searches).toEqual(['n', undefined, undefined, 'number 2'])
  })

  test('a late response to an earlier request is dropped', async () => {
    const worker = new FakeWorker()
    const session = open(worker)
    const first = session.ask(ask('a'))
    await soon()
    worker.send({ number: 1, answer: answerSearch(searchIndex, ask('a')) })
    await first
    const second = session.ask(ask('number 2'))
    await soon()
    worker.send({ number: 1, answer: answerSearch(searchIndex, ask('a')) })
    worker.send({ number: 2, answer: answerSearch(searchIndex, ask('number 2')) })
    expect((await second)?.query.search).toBe('number 2')
  })

  test('it is ended with the session', () => {
    const worker = new FakeWorker()
    open(worker).close()
    expect(worker.closed).toBe(true)
  })
})

describe('where the worker fails', () => {
  const failures: [string, () => ReturnType<typeof openSession>][] = [
    ['because there are none', () => openSession(newest, '')],
    ['while it starts', () => startsBroken()],
    ['at a question', () => open(new FakeWorker((worker) => worker.breakDown()))],
  ]

  test.each(failures)('(%s) the main thread searches all articles', async (_, start) => {
    const session = start()
    expect(await session.ask(ask('number 13'))).toMatchObject({ found: 1, missing: 'worker' })
    expect(await session.ask(ask('nubmer'))).toMatchObject({ found: 0, missing: 'worker' })
    expect(session.hasNoIndex()).toBe(false)
    expect(fetched.mock.calls).toEqual([['/article-index.json']])
  })

  test('and the index too, the articles of the page are searched', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const session = open(new FakeWorker((worker) => worker.breakDown()))
    expect(await session.ask(ask('number 13'))).toMatchObject({ found: 0, missing: 'index' })
    expect(await session.ask(ask('number 3'))).toMatchObject({ found: 1, missing: 'index' })
    expect(session.hasNoIndex()).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  function startsBroken() {
    const worker = new FakeWorker()
    const session = open(worker)
    worker.breakDown()
    return session
  }
})

test('where the worker has no index, the articles of the page are searched and it is not requested again', async () => {
  const worker = new FakeWorker((self, { number }) => self.send({ number }))
  const session = open(worker)
  expect(await session.ask(ask('number 3'))).toMatchObject({ found: 1, missing: 'index' })
  expect(worker.closed).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
  expect(session.hasNoIndex()).toBe(true)
})

const packed = packArticles(articles)
const cutShort = { ...packed, articles: { ...packed.articles, title: [] } }

test.each([
  ['an answer that is no index', { path: ['a'] }],
  ['an index that is cut short', cutShort],
  ['nothing', null],
])('%s counts as no index', async (_, body) => {
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(body) })
  const session = openSession(newest, '')
  expect(await session.ask(ask('number 3'))).toMatchObject({ found: 1, missing: 'index' })
})

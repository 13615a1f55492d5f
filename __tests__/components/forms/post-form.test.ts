import { answerTimeout, postForm } from '../../../src/components/forms/post-form'
import { response, lastBody, mockFetch, fetchMock } from './mock-fetch'

const endpoint = 'https://forms.example/x'
const service = { endpoint, encoding: 'json', fields: {} } as const

beforeEach(mockFetch)
afterEach(() => jest.useRealTimers())

test('posts JSON once, asks for JSON, sends no cookies and follows no redirect', async () => {
  await expect(postForm(service, { a: 'José' })).resolves.toBe(true)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock).toHaveBeenCalledWith(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: '{"a":"José"}',
    credentials: 'omit',
    redirect: 'error',
    signal: expect.any(AbortSignal) as AbortSignal,
  })
})

test('fixed fields of the service go along with the answers', async () => {
  await postForm({ ...service, fields: { access_key: 'k1' } }, { a: '1' })
  expect(lastBody()).toEqual({ a: '1', access_key: 'k1' })
})

test('a service that wants it gets the answers as browsers encode forms', async () => {
  const answers = { a: 'José & Co.\nLee', b: '' }
  await postForm({ endpoint, encoding: 'form', fields: { 'form-name': 'ask us' } }, answers)
  const [, init] = fetchMock.mock.lastCall!
  expect(init.headers).toEqual({
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'application/json',
  })
  expect(init.body).toBe('a=Jos%C3%A9+%26+Co.%0ALee&b=&form-name=ask+us')
})

test.each([
  [200, true],
  [201, true],
  [204, true],
  [302, false],
  [400, false],
  [429, false],
  [500, false],
])('takes an answer of %i for %s', async (status, taken) => {
  fetchMock.mockResolvedValue(response(status))
  await expect(postForm(service, {})).resolves.toBe(taken)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('treats a network error as a refusal, and does not retry', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(postForm(service, {})).resolves.toBe(false)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('gives up after 30 seconds', async () => {
  jest.useFakeTimers()
  expect(answerTimeout).toBe(30_000)
  let signal: AbortSignal | null | undefined
  fetchMock.mockImplementation((_, init) => {
    signal = init.signal
    return new Promise((__, refuse) => {
      init.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')))
    })
  })
  const result = postForm(service, {})
  await jest.advanceTimersByTimeAsync(29_999)
  expect(signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toBe(false)
})

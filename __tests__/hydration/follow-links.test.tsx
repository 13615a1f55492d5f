import { followLinks } from '../../src/hydration/follow-links'

/** Functions that resolve the loading of a page, by its path. */
let arrive: Map<string, () => void>
const navigate = jest.fn()
const scrolled = jest.fn()
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => {
  window.___loader = {
    hovering: jest.fn(),
    loadPage: (path) =>
      new Promise((resolve) => {
        const page = { path: path === '/moved' ? '/404.html' : path.replace('/techhelp', '') }
        arrive.set(path, () => resolve({ page }))
      }),
  }
  window.___navigate = navigate
  followLinks()
})

beforeEach(() => {
  arrive = new Map()
  navigate.mockClear()
  history.replaceState(null, '', '/faq')
  document.body.innerHTML = ['/pricing', '/about', '/faq', '/moved', '/guide.pdf']
    .map((path) => `<a href="${path}">${path}</a>`)
    .join('')
  window.scrollTo = scrolled
})

const link = (path: string): HTMLAnchorElement => document.querySelector(`a[href="${path}"]`)!
async function pageArrives(path: string): Promise<void> {
  arrive.get(path)?.()
  await soon()
}

test('a link changes the page as soon as its data is loaded', async () => {
  link('/pricing').click()
  expect(navigate).not.toHaveBeenCalled()
  await pageArrives('/pricing')
  expect(navigate.mock.calls).toEqual([['/pricing']])
})

test.each([
  ['/about', '/pricing'],
  ['/pricing', '/about'],
])('of two links the one clicked last wins, also where %s loads before %s', async (...pages) => {
  link('/pricing').click()
  link('/about').click()
  for (const page of pages) await pageArrives(page)
  expect(navigate.mock.calls).toEqual([['/about']])
})

test('a link clicked twice is followed once', async () => {
  link('/pricing').click()
  const first = arrive.get('/pricing')
  link('/pricing').click()
  first?.()
  await pageArrives('/pricing')
  expect(navigate.mock.calls).toEqual([['/pricing']])
})

test('an address without a page is left to the host, which may redirect it', async () => {
  // jsdom reports that it cannot load another document.
  const report = jest.spyOn(console, 'error').mockImplementation()
  link('/moved').click()
  await pageArrives('/moved')
  expect(navigate).not.toHaveBeenCalled()
  expect(String(report.mock.calls[0])).toContain('navigation')
})

test('going back meanwhile cancels the navigation', async () => {
  link('/pricing').click()
  dispatchEvent(new PopStateEvent('popstate'))
  await pageArrives('/pricing')
  expect(navigate).not.toHaveBeenCalled()
})

test('a link to the current page scrolls to the top and cancels an earlier navigation', async () => {
  link('/pricing').click()
  link('/faq').click()
  await pageArrives('/pricing')
  expect(navigate).not.toHaveBeenCalled()
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})

test.each([
  ['a file', '/guide.pdf', {}],
  ['a click with Ctrl, which opens a tab', '/pricing', { ctrlKey: true }],
  ['a click with Command, which opens a tab', '/pricing', { metaKey: true }],
  ['a click with Shift, which opens a window', '/pricing', { shiftKey: true }],
])('%s is left to the browser', (_, path, keys) => {
  const stay = (event: Event): void => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  }
  addEventListener('click', stay)
  link(path).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  removeEventListener('click', stay)
  expect(arrive.size).toBe(0)
  expect.assertions(2)
})

describe('below a path', () => {
  const wholeHost = Object.assign(globalThis, { __PATH_PREFIX__: '' })
  beforeEach(() => {
    Object.assign(wholeHost, { __PATH_PREFIX__: '/techhelp' })
    document.body.innerHTML =
      '<a href="/techhelp/pricing">Prices</a><a href="/other">Other site</a>'
  })
  afterEach(() => Object.assign(wholeHost, { __PATH_PREFIX__: '' }))

  test('a link within it changes the page without a reload', async () => {
    link('/techhelp/pricing').click()
    await pageArrives('/techhelp/pricing')
    expect(navigate.mock.calls).toEqual([['/techhelp/pricing']])
  })

  test('a link to another site of the same host is left to the browser', () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    // jsdom cannot navigate.
    addEventListener('click', (click) => click.preventDefault(), { once: true })
    link('/other').dispatchEvent(event)
    expect(arrive.size).toBe(0)
  })
})

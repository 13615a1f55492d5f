import { runPrinted } from './run-printed'

const content = `
  <a href="tel:+12025550100">Call</a>
  <form method="post" action="/send">
    <input id="name"><select id="time"><option value="">-</option><option>Morning</option></select>
    <textarea id="issue"></textarea><button type="submit">Send</button>
  </form>
  <form role="search"><input id="search"></form>
  <button type="button">Listen</button>`
const page = (): HTMLElement => document.getElementById('___gatsby')!
const field = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement
const wholePage = (): void => {
  expect(page().querySelector('a')).toHaveAttribute('href', 'tel:+12025550100')
  expect(page().querySelector('form[method=post]')).toHaveAttribute('action', '/send')
}
const loadReact = (): boolean => dispatchEvent(new Event('react-start'))
const hydrate = (): boolean => dispatchEvent(new Event('react-ready'))
/** An uncaught error of a script. */
const breakDown = (filename = `${location.origin}/app-1a2b.js`): ErrorEvent => {
  const event = new ErrorEvent('error', { filename, cancelable: true })
  dispatchEvent(event)
  return event
}
const rejection = (stack: string): void => {
  const reason = Object.assign(new Error('broken'), { stack })
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
}
/** What React leaves of a page with an uncaught error. */
const emptyPage = (): void => page().replaceChildren()

beforeEach(() => {
  history.replaceState(null, '', '/page')
  document.body.innerHTML = `<div id="___gatsby"><div>${content}</div></div>`
  runPrinted()
})
afterEach(() => jest.restoreAllMocks())

describe('row 42: an error while React hydrates', () => {
  test('brings back the very elements that stood there', () => {
    const name = field('name')
    loadReact()
    name.value = 'Ann'
    field('time').value = 'Morning'
    emptyPage()
    breakDown()
    wholePage()
    expect(field('name')).toBe(name)
    expect(field('name').value).toBe('Ann')
    expect(field('time').value).toBe('Morning')
  })

  test('gives the focus back to the field that had it', () => {
    loadReact()
    field('name').focus()
    emptyPage()
    breakDown()
    expect(field('name')).toHaveFocus()
  })

  test('leaves a page alone that React has not touched', () => {
    const first = page().firstChild
    loadReact()
    field('name').focus()
    breakDown()
    expect(page().firstChild).toBe(first)
    expect(field('name')).toHaveFocus()
  })

  test('holds back that the page is ready, which Gatsby says of an empty page too', () => {
    const ready = jest.fn()
    loadReact()
    addEventListener('react-ready', ready, { once: true })
    emptyPage()
    hydrate()
    expect(ready).not.toHaveBeenCalled()
    breakDown()
    wholePage()
  })

  test.each([
    ['a script that is missing', () => document.createElement('script'), true],
    ['a picture that is missing', () => document.createElement('img'), false],
  ])('%s: counts as a failure: %s', (_, make, counts) => {
    const failed = jest.fn()
    addEventListener('react-failed', failed, { once: true })
    const element = document.body.appendChild(make())
    loadReact()
    element.dispatchEvent(new Event('error'))
    expect(failed).toHaveBeenCalledTimes(counts ? 1 : 0)
    removeEventListener('react-failed', failed)
  })
})

describe('row 42: an error once React is there', () => {
  beforeEach(() => {
    loadReact()
    hydrate()
  })

  test('brings back what the server sent, with what was typed since', () => {
    page().querySelector('a')!.remove()
    field('name').value = 'Ann'
    field('issue').value = 'Two\nlines'
    emptyPage()
    breakDown()
    wholePage()
    expect(field('name').value).toBe('Ann')
    expect(field('issue').value).toBe('Two\nlines')
  })

  test('takes away what only a script could answer', () => {
    emptyPage()
    breakDown()
    expect(page().querySelector('[type=submit]')).not.toBeNull()
    expect(page().querySelector('button[type=button], [role=search]')).toBeNull()
  })

  test('that is a promise nobody caught counts too', () => {
    emptyPage()
    rejection(`Error: broken\n    at ${location.origin}/app-1a2b.js:1:2`)
    wholePage()
  })

  test.each(['', 'chrome-extension://abc/content.js', 'https://other.example/widget.js'])(
    'of another script, "%s", is nothing of ours',
    (filename) => {
      emptyPage()
      breakDown(filename)
      rejection(`Error: broken\n    at ${filename}:1:2`)
      expect(page()).toBeEmptyDOMElement()
    },
  )

  test('of a script file that is asked for later is left to whoever asked', () => {
    const script = document.body.appendChild(document.createElement('script'))
    emptyPage()
    script.dispatchEvent(new Event('error'))
    expect(page()).toBeEmptyDOMElement()
  })

  test('lets no script hear of a press any more', () => {
    const heard = jest.fn()
    document.addEventListener('click', heard)
    page().querySelector('a')!.click()
    expect(heard).toHaveBeenCalledTimes(1)
    breakDown()
    page().querySelector('a')!.click()
    expect(heard).toHaveBeenCalledTimes(1)
    document.removeEventListener('click', heard)
  })

  test('is told once: the browser keeps quiet about what React has told, and about all that follows', () => {
    expect(breakDown().defaultPrevented).toBe(false)
    expect(breakDown().defaultPrevented).toBe(true)
  })

  test('that React has told is not told again', () => {
    emptyPage()
    expect(breakDown().defaultPrevented).toBe(true)
  })

  test('happens once: what breaks in the restored page changes nothing', () => {
    emptyPage()
    breakDown()
    const first = page().firstChild
    breakDown()
    expect(page().firstChild).toBe(first)
  })
})

test('what was typed is kept where React renders the page anew', () => {
  loadReact()
  field('name').value = 'Ann'
  page().innerHTML = `<div>${content}</div>`
  hydrate()
  expect(field('name').value).toBe('Ann')
})

test('an error before React is asked for changes nothing', () => {
  const first = page().firstChild
  breakDown()
  expect(page().firstChild).toBe(first)
})

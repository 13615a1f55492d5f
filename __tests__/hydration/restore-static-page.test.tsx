import { restoreHydratedPage } from '../../src/hydration/restore-hydrated-page'
import { runPrinted, listenOnThisPage } from './run-printed'

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
const mayHydrate = (): boolean => dispatchEvent(new Event('react-hydrate', { cancelable: true }))
const hydrate = (): void => {
  listenOnThisPage(() => restoreHydratedPage(page()))
  dispatchEvent(new Event('react-ready'))
}
/** Creates an uncaught error of a script. */
const breakDown = (filename = `${location.origin}/app-1a2b.js`): ErrorEvent => {
  const event = new ErrorEvent('error', { filename, cancelable: true })
  dispatchEvent(event)
  return event
}
const rejection = (stack: string): void => {
  const reason = Object.assign(new Error('broken'), { stack })
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
}
/** Unmounts the page as React does after an uncaught error. */
const emptyPage = (): void => page().replaceChildren()

beforeEach(() => {
  history.replaceState(null, '', '/page')
  document.body.innerHTML = `<div id="___gatsby"><div>${content}</div></div>`
  runPrinted()
})
afterEach(() => jest.restoreAllMocks())

describe('an error while React hydrates', () => {
  test('restores the same elements', () => {
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

  test('restores focus to the field that had it', () => {
    loadReact()
    field('name').focus()
    emptyPage()
    breakDown()
    expect(field('name')).toHaveFocus()
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

describe('an error after hydration', () => {
  beforeEach(() => {
    loadReact()
    hydrate()
  })

  test('restores the HTML of the server, with the values of fields', () => {
    page().querySelector('a')!.remove()
    field('name').value = 'Ann'
    field('issue').value = 'Two\nlines'
    emptyPage()
    breakDown()
    wholePage()
    expect(field('name').value).toBe('Ann')
    expect(field('issue').value).toBe('Two\nlines')
  })

  test('removes controls that need a script', () => {
    emptyPage()
    breakDown()
    expect(page().querySelector('[type=submit]')).not.toBeNull()
    expect(page().querySelector('button[type=button], [role=search]')).toBeNull()
  })

  test('in an unhandled promise counts too', () => {
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

  test('keeps scripts from handling clicks', () => {
    const heard = jest.fn()
    document.addEventListener('click', heard)
    page().querySelector('a')!.click()
    expect(heard).toHaveBeenCalledTimes(1)
    breakDown()
    page().querySelector('a')!.click()
    expect(heard).toHaveBeenCalledTimes(1)
    document.removeEventListener('click', heard)
  })

  test('is logged once: the browser logs neither what React has logged nor what follows', () => {
    expect(breakDown().defaultPrevented).toBe(false)
    expect(breakDown().defaultPrevented).toBe(true)
  })

  test('is handled once: an error in the restored page changes nothing', () => {
    emptyPage()
    breakDown()
    const first = page().firstChild
    breakDown()
    expect(page().firstChild).toBe(first)
  })
})

describe('text that something else changes before React is there', () => {
  const translate = async (): Promise<void> => {
    page().querySelector('a')!.innerHTML = '<font>Llamar</font>'
    await Promise.resolve()
  }

  test('keeps React away; controls that need it are gone, and the browser answers', async () => {
    const answers = jest.fn()
    addEventListener('static-page', answers, { once: true })
    await translate()
    expect(answers).toHaveBeenCalledTimes(1)
    expect(page().querySelector('button[type=button]')).toBeNull()
    expect(page().querySelector('[role=search] input')).not.toBeNull()
    expect(page()).toHaveTextContent('Llamar')
    expect(mayHydrate()).toBe(false)
  })

  test('also while React loads', async () => {
    loadReact()
    await translate()
    expect(mayHydrate()).toBe(false)
  })

  test('does not count once React hydrates', async () => {
    loadReact()
    expect(mayHydrate()).toBe(true)
    await translate()
    expect(page().querySelector('button[type=button]')).not.toBeNull()
  })

  test.each([
    ['an open row', () => page().append(document.createElement('details'))],
    ['a button in a field', () => field('name').after(document.createElement('button'))],
    ['a link around a number', () => page().querySelector('a')!.replaceChildren(linkTo('Call'))],
  ])('%s is no other text', async (_, change) => {
    change()
    await Promise.resolve()
    expect(mayHydrate()).toBe(true)
  })
})

function linkTo(text: string): HTMLElement {
  return Object.assign(document.createElement('a'), { textContent: text })
}

import { runPrinted } from './run-printed'

const firstInteractions = ['pointerover', 'touchstart', 'keydown', 'focusin']

/** A page as built: React's scripts are inert in a template. */
function openPage(main = '', search = ''): void {
  window.history.pushState(null, '', `/page${search}`)
  document.body.innerHTML = `
    <div id="___gatsby"><main>${main}</main></div>
    <template id="react-scripts"><script src="/app.js"></script></template>`
  runPrinted()
}
const scripts = (): Element[] => Array.from(document.querySelectorAll('script[src="/app.js"]'))
const fire = (target: EventTarget, name: string): boolean =>
  target.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
const reactIsReady = (): boolean => fire(window, 'react-ready')
const find = <Element extends HTMLElement>(selector: string): Element =>
  document.querySelector<Element>(selector)!

afterEach(() => jest.restoreAllMocks())

describe('the scripts of React', () => {
  test('are not loaded before the first interaction', () => {
    openPage('<button type="button">Open</button>')
    fire(document.body, 'scroll')
    fire(document.body, 'pointermove')
    expect(scripts()).toHaveLength(0)
  })

  test.each(firstInteractions)('are loaded once, however often there is a %s', (type) => {
    openPage()
    fire(document.body, type)
    expect(scripts()).toHaveLength(1)
    for (const other of firstInteractions) fire(document.body, other)
    expect(scripts()).toHaveLength(1)
  })

  test('are loaded at once where the page reads the query string', () => {
    openPage('<form data-reads-query></form>', '?about=device-setup')
    expect(scripts()).toHaveLength(1)
    fire(document.body, 'keydown')
    expect(scripts()).toHaveLength(1)
  })

  test('that are in the page already, as in development, are ignored', () => {
    document.body.innerHTML = '<div id="___gatsby"><button type="button">Open</button></div>'
    runPrinted()
    for (const type of firstInteractions) expect(() => fire(document.body, type)).not.toThrow()
    expect(scripts()).toHaveLength(0)
  })
})

describe('a button', () => {
  test('that is clicked before hydration is clicked again afterwards', () => {
    openPage('<button type="button"><span>Open</span></button>')
    const pressed = jest.fn()
    find('span').click()
    find('button').addEventListener('click', pressed)
    expect(pressed).not.toHaveBeenCalled()
    reactIsReady()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('that needs a script is removed where a script cannot be loaded', () => {
    openPage('<button type="button">Open</button>')
    fire(document.body, 'keydown')
    scripts()[0]!.dispatchEvent(new Event('error'))
    expect(document.querySelector('button')).toBeNull()
  })

  test('that is double-clicked is clicked once, and what opens is not closed again', () => {
    openPage('<button type="button">Open</button><details><summary>Why?</summary></details>')
    const pressed = jest.fn()
    const press = (target: Element, detail: number): boolean =>
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    for (const target of [find('button'), find('summary')]) {
      expect(press(target, 1)).toBe(true)
      expect(press(target, 2)).toBe(false)
    }
    find('button').addEventListener('click', pressed)
    reactIsReady()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('clicked after hydration is not clicked twice', () => {
    openPage('<button type="button">Open</button>')
    reactIsReady()
    const pressed = jest.fn()
    find('button').addEventListener('click', pressed)
    find('button').click()
    reactIsReady()
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})

describe('a form', () => {
  const form = `<form action="/x" method="post">
    <input name="name"><button type="submit">Send</button>
  </form>`

  /** Counts native submissions after validation, and prevents them. */
  function watchBrowser(): jest.Mock {
    const posted = jest.fn((event: Event) => event.preventDefault())
    find('form').addEventListener('submit', posted)
    return posted
  }

  test('that is submitted before hydration is held, loads the scripts, and is submitted again once', () => {
    openPage(form)
    expect(fire(find('form'), 'submit')).toBe(false)
    expect(scripts()).toHaveLength(1)

    const sent = jest.fn((event: Event) => event.preventDefault())
    find('form').addEventListener('submit', sent)
    expect(sent).not.toHaveBeenCalled()
    reactIsReady()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('that was submitted twice before hydration is not submitted once more later', () => {
    jest.useFakeTimers()
    openPage(form)
    find('button').click()
    jest.advanceTimersByTime(1_000)
    find('button').click()
    const sent = watchBrowser()
    reactIsReady()
    jest.advanceTimersByTime(60_000)
    expect(sent).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('is busy until hydration', () => {
    openPage(form)
    find('button').click()
    expect(find('form')).toHaveAttribute('aria-busy', 'true')
    watchBrowser()
    reactIsReady()
    expect(find('form')).toHaveAttribute('aria-busy', 'false')
  })

  test('is submitted by the browser where a script cannot be loaded', () => {
    openPage(form)
    find('button').click()
    const posted = watchBrowser()
    scripts()[0]!.dispatchEvent(new Event('error'))
    expect(posted).toHaveBeenCalledTimes(1)
    expect(find('form')).toHaveAttribute('aria-busy', 'false')
  })

  test('is checked by React before it is sent, and by the browser where React cannot load', () => {
    openPage(form)
    const { noValidate } = find<HTMLFormElement>('form')
    find('button').click()
    watchBrowser()
    scripts()[0]!.dispatchEvent(new Event('error'))
    expect([noValidate, find<HTMLFormElement>('form').noValidate]).toEqual([true, false])
  })

  test('is submitted by the browser where React is not there after ten seconds', () => {
    jest.useFakeTimers()
    openPage(form)
    find('button').click()
    jest.advanceTimersByTime(5_000)
    find('button').click()
    const posted = watchBrowser()
    jest.advanceTimersByTime(4_999)
    expect(posted).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(posted).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})

describe('a path that does not exist', () => {
  test('is logged', () => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    openPage('<div data-not-found></div>')
    expect(log).toHaveBeenCalledTimes(1)
    expect(log.mock.calls[0]!.join(' ')).toContain('/page')
  })

  test('is logged without its query string', () => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    openPage('<div data-not-found></div>', '?name=Ann')
    expect(log.mock.calls[0]!.join(' ')).not.toContain('Ann')
  })
})

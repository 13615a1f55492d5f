import { handOver } from '../../src/hydration/hand-over'

const html = `
  <a href="/a">A</a>
  <form><input id="name"><select id="time"><option value="">-</option><option>Morning</option></select>
  <textarea id="issue"></textarea></form>
  <details><summary>One</summary></details><details><summary>Two</summary></details>`
const page = document.createElement('main')
const find = <Found extends HTMLElement>(selector: string): Found =>
  page.querySelector<Found>(selector)!
/** Replaces everything, as React does where the HTML was changed. */
const replace = async (): Promise<void> => {
  page.innerHTML = html
  await Promise.resolve()
}
let stop: () => void

beforeEach(() => {
  document.body.replaceChildren(page)
  page.innerHTML = html
  stop = handOver(page)
})
afterEach(() => stop())

test('what was typed and chosen is in the new fields, and React hears of it', async () => {
  const heard = jest.fn()
  page.addEventListener('input', heard, { once: true })
  find<HTMLInputElement>('#name').value = 'Ann'
  find<HTMLSelectElement>('#time').value = 'Morning'
  find<HTMLTextAreaElement>('#issue').value = 'Two\nlines'
  await replace()
  expect(find('#name')).toHaveValue('Ann')
  expect(find('#time')).toHaveValue('Morning')
  expect(find('#issue')).toHaveValue('Two\nlines')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the field that had the focus has it, with the cursor where it was', async () => {
  const field = find<HTMLInputElement>('#name')
  field.focus()
  field.value = 'Ann'
  field.setSelectionRange(1, 2)
  await replace()
  expect(find('#name')).toHaveFocus()
  expect(find<HTMLInputElement>('#name').selectionStart).toBe(1)
  expect(find<HTMLInputElement>('#name').selectionEnd).toBe(2)
})

test('focus that moved before it was lost is found, also on a link', async () => {
  find('#name').focus()
  find('a').focus()
  await replace()
  expect(find('a')).toHaveFocus()
})

test('a row stays open that React replaces in the moment in which it is done', () => {
  find<HTMLDetailsElement>('details').open = true
  page.innerHTML = html
  stop()
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
})

test('rows that were opened stay open, also when React replaces them twice', async () => {
  find<HTMLDetailsElement>('details + details').open = true
  await replace()
  await replace()
  expect(Array.from(page.querySelectorAll('details'), ({ open }) => open)).toEqual([false, true])
})

test('where only a part is replaced, the rest is left alone', async () => {
  const other = find<HTMLInputElement>('#name')
  const details = find<HTMLDetailsElement>('details')
  details.open = true
  other.focus()
  details.replaceWith(details.cloneNode(true))
  find<HTMLDetailsElement>('details').open = false
  await Promise.resolve()
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  expect(find('#name')).toBe(other)
  expect(other).toHaveFocus()
})

test('a later change is nobody’s business', async () => {
  find<HTMLInputElement>('#name').value = 'Ann'
  stop()
  await replace()
  expect(find('#name')).toHaveValue('')
})

test('the router hears of a jump within the page only once React has reached all of it', () => {
  const router = jest.fn()
  addEventListener('popstate', router)
  const go = (address: string): void => {
    history.replaceState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  go('#hours')
  expect(router).not.toHaveBeenCalled()
  stop()
  go('#faq')
  expect(router).toHaveBeenCalledTimes(1)
  removeEventListener('popstate', router)
})

test('the router hears of another page at once', () => {
  const router = jest.fn()
  addEventListener('popstate', router)
  history.replaceState(null, '', '/other')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(router).toHaveBeenCalledTimes(1)
  removeEventListener('popstate', router)
  history.replaceState(null, '', '/')
})

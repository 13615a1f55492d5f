import { openForPrint } from '../../src/hydration/open-for-print'

const details = (): HTMLDetailsElement[] => Array.from(document.querySelectorAll('details'))
const supports = (known: boolean): void => {
  Object.assign(globalThis, { CSS: { supports: () => known } })
}

beforeEach(() => {
  document.body.innerHTML = `<main>
    <details name="faq" open><summary>One</summary>1</details>
    <details name="faq"><summary>Two</summary>2</details>
    <details><summary>Three</summary>3</details></main>`
})

test('answers are opened for printing, and closed again afterwards', () => {
  supports(false)
  openForPrint()
  dispatchEvent(new Event('beforeprint'))
  expect(details().map(({ open }) => open)).toEqual([true, true, true])
  dispatchEvent(new Event('afterprint'))
  expect(details().map(({ open }) => open)).toEqual([true, false, false])
  expect(details().map((one) => one.getAttribute('name'))).toEqual(['faq', 'faq', null])
})

import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { handOver } from '../../src/hydration/hand-over'
import { countParts, Part } from '../../src/components/ui/part'

/** What renderToString makes of the page below. jsdom lacks what React's server renderer needs. */
const html = `<main><!--$--><p>Call <b>us</b></p><input id="one"><!--/$--><!--$--><p>Write</p><input id="two"><!--/$--></main>`

const page = (
  <main>
    <Part>
      <p>
        Call <b>us</b>
      </p>
      <input id="one" />
    </Part>
    <Part>
      <p>Write</p>
      <input id="two" />
    </Part>
  </main>
)

const find = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement
let root: Root

async function hydrate(): Promise<number> {
  let hydrated = 0
  const count = (): void => {
    hydrated += 1
  }
  addEventListener('part-hydrated', count)
  const container = document.getElementById('page')!
  const stop = handOver(container)
  await act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: () => undefined })
    return Promise.resolve()
  })
  stop()
  removeEventListener('part-hydrated', count)
  return hydrated
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
  document.body.innerHTML = `<div id="page">${html}</div>`
})
afterEach(() => {
  act(() => root.unmount())
  jest.restoreAllMocks()
})

test('each part of the page reports when it is hydrated', async () => {
  const count = countParts(document.body)
  expect(count).toBe(2)
  expect(await hydrate()).toBe(count)
})

test('where an extension has wrapped a text, only that part is rendered again, with what was typed', async () => {
  const [one, two] = [find('one'), find('two')]
  document.querySelector('p')!.innerHTML = '<font>Call </font><b>us</b>'
  one.value = 'Ann'
  one.focus()
  two.value = 'Lee'
  expect(await hydrate()).toBe(2)
  expect(document.querySelector('font')).toBeNull()
  expect(find('one')).not.toBe(one)
  expect(find('one')).toHaveValue('Ann')
  expect(find('one')).toHaveFocus()
  expect(find('two')).toBe(two)
  expect(two).toHaveValue('Lee')
})

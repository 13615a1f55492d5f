import { act, screen, waitFor, within } from '@testing-library/react'
import { preferenceChoices } from '../../src/preferences/stored-preferences'
import {
  choice,
  closedPanel,
  makeEverythingVisible,
  opener,
  openPanel,
  panel,
  press,
  announcement,
  renderPage,
} from './panel-page'

const root = document.documentElement
const kept = (): unknown => JSON.parse(localStorage.getItem('reading') ?? 'null')

beforeEach(() => {
  makeEverythingVisible()
  localStorage.clear()
  root.removeAttribute('style')
})

afterEach(() => jest.restoreAllMocks())

describe('the button', () => {
  test('opens the panel, is expanded, and keeps the focus', async () => {
    const { user } = renderPage()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
    expect(closedPanel()).not.toBeInTheDocument()
    await user.click(opener())
    await waitFor(() => expect(panel()).toBeVisible())
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(opener()).toHaveAttribute('aria-controls', panel().id)
    expect(opener()).toHaveFocus()
    await user.tab()
    expect(press('Close')).toHaveFocus()
    await user.tab()
    expect(choice('Size of the text', 'Normal')).toHaveFocus()
  })
})

describe('the panel', () => {
  test.each([
    ['Size of the text', ['Normal', '125 %', '150 %', '200 %']],
    ['Space between lines', ['Normal', 'Wide', 'Widest']],
    ['Colors', ['As my device says', 'Light', 'Dark', 'More contrast']],
  ])('has the group %s, with the first choice selected', async (group, list) => {
    await openPanel()
    const radios = within(within(panel()).getByRole('group', { name: group })).getAllByRole('radio')
    expect(radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      list,
    )
    expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual(
      list.map((_, index) => index === 0),
    )
  })

  test('shows each text size at that size, whatever the size is now', async () => {
    const user = await openPanel()
    const sizes = (): string[] =>
      within(panel())
        .getAllByText(/^\d+ %$|^Normal$/)
        .slice(0, preferenceChoices.size.length)
        .map(({ style }) => style.fontSize)
    expect(sizes().map((size) => /[\d.]+/.exec(size)?.[0])).toEqual([
      '1.25',
      '1.5625',
      '1.875',
      '2.5',
    ])
    await user.click(choice('Size of the text', '200 %'))
    expect(sizes().map((size) => /[\d.]+/.exec(size)?.[0])).toEqual([
      '0.625',
      '0.78125',
      '0.9375',
      '1.25',
    ])
  })

  test.each(['Close', 'Esc'])('is closed by %s, and the focus goes back', async (way) => {
    const user = await openPanel()
    if (way === 'Close') await user.click(press('Close'))
    else {
      act(() => choice('Colors', 'Dark').focus())
      await user.keyboard('{Escape}')
    }
    expect(closedPanel()).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })
})

describe('a choice', () => {
  test('applies at once, is announced, and is stored', async () => {
    const user = await openPanel()
    await user.click(choice('Size of the text', '150 %'))
    expect(root.style.fontSize).toBe('150%')
    expect(announcement()).toBe('Size of the text: 150 %. This device remembers it.')
    await user.click(choice('Space between lines', 'Wide'))
    expect(root.style.getPropertyValue('--lines')).toBe('1.9')
    await user.click(choice('Colors', 'More contrast'))
    expect(announcement()).toBe('Colors: More contrast. This device remembers it.')
    expect(kept()).toEqual({ size: '150%', lines: '1.9', theme: 'more', pace: '' })
  })

  test('is restored when the panel is opened another day', async () => {
    localStorage.setItem('reading', JSON.stringify({ size: '200%', theme: 'dark' }))
    await openPanel()
    expect(choice('Size of the text', '200 %')).toBeChecked()
    expect(choice('Colors', 'Dark')).toBeChecked()
    expect(choice('Space between lines', 'Normal')).toBeChecked()
  })

  test('is made with the arrow keys', async () => {
    const user = await openPanel()
    act(() => choice('Size of the text', 'Normal').focus())
    await user.keyboard('{ArrowDown}')
    expect(choice('Size of the text', '125 %')).toBeChecked()
    expect(root.style.fontSize).toBe('125%')
  })
})

test('Back to normal resets all choices, and stores nothing', async () => {
  localStorage.setItem('reading', JSON.stringify({ size: '200%', lines: '2.2', theme: 'dark' }))
  const user = await openPanel()
  await user.click(press('Back to normal'))
  for (const group of ['Size of the text', 'Space between lines']) {
    expect(choice(group, 'Normal')).toBeChecked()
  }
  expect(choice('Colors', 'As my device says')).toBeChecked()
  expect(root.style.fontSize).toBe('')
  expect(announcement()).toMatch(/^Everything is back to normal\./)
  expect(localStorage.getItem('reading')).toBeNull()
})

describe('where storage throws', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }

  test('a choice still applies, and a message says that it is not remembered', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    const user = await openPanel()
    expect(choice('Size of the text', 'Normal')).toBeChecked()
    await user.click(choice('Size of the text', '125 %'))
    expect(choice('Size of the text', '125 %')).toBeChecked()
    expect(root.style.fontSize).toBe('125%')
    expect(announcement()).toBe(
      'Size of the text: 125 %. This device does not remember it, so it holds until you leave.',
    )
    await user.click(press('Back to normal'))
    expect(root.style.fontSize).toBe('')
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
  })
})

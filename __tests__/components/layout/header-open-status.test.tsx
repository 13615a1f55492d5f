import { typeset } from '../../../src/content-model/facts'
import { act, screen } from '@testing-library/react'
import { site } from '../../sites/small-site'
import { renderThenHydrate, renderInLayout } from './render'

const bar = (): HTMLElement => screen.getByRole('complementary', { name: 'Telephone and hours' })
const hours = `Open ${site.hours.days}, ${typeset(site.hours.time)}`
const lantern = (): Element => screen.getByRole('link', { name: /, home/ }).querySelector('svg')!
/** The time zone of the small site is UTC-6 in winter. */
const setClock = (time: string): void => void jest.setSystemTime(new Date(time))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the static page has the opening hours and the brand mark without status', () => {
  setClock('2026-11-24T12:00-06:00')
  expect.assertions(3)
  renderThenHydrate(<h1>A page</h1>, (page) => {
    expect(page.querySelector('aside')).toHaveTextContent(hours)
    expect(page.querySelector('[data-open]')).toBeNull()
  })
  expect(lantern()).toHaveAttribute('data-open', 'true')
})

test('while we are open, bar and menu show it, and the brand mark is lit', () => {
  setClock('2026-11-24T12:00-06:00')
  renderInLayout(<h1>A page</h1>)
  expect(bar()).toHaveTextContent('The light is on')
  expect(bar()).not.toHaveTextContent(hours)
  const menu = screen.getAllByRole('navigation', { name: 'Main' })[1]!
  expect(menu).toHaveTextContent('The light is on')
  expect(lantern()).toHaveAttribute('data-open', 'true')
})

test('it is updated while the page stays open', () => {
  setClock('2026-11-24T17:58:30-06:00')
  renderInLayout(<h1>A page</h1>)
  expect(bar()).toHaveTextContent('The light is on')
  act(() => void jest.advanceTimersByTime(89_000))
  expect(bar()).toHaveTextContent('The light is on')
  act(() => void jest.advanceTimersByTime(1_000))
  expect(bar()).toHaveTextContent('Back at 9 AM')
  expect(lantern()).toHaveAttribute('data-open', 'false')
})

test('on a holiday the menu says why', () => {
  setClock('2027-01-01T12:00-06:00')
  renderInLayout(<h1>A page</h1>)
  const menu = screen.getAllByRole('navigation', { name: 'Main' })[1]!
  expect(menu).toHaveTextContent('Closed for New Year’s Day. Back on Saturday at 9 AM')
  expect(bar()).toHaveTextContent('Back on Saturday at 9 AM')
})

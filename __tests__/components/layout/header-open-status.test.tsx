import { screen, within } from '@testing-library/react'
import { site } from '../../sites/small-site'
import { typeset } from '../../../src/content-model/facts'
import { markOpenNow } from '../../../src/hydration/open-now'
import { renderThenHydrate } from './render'

afterEach(() => jest.useRealTimers())

/** The time zone of the small site is UTC-6 in winter. */
function open(now: string): HTMLElement {
  jest.useFakeTimers({ now: new Date(now) })
  let end: () => void
  renderThenHydrate(<h1>A page</h1>, () => (end = markOpenNow()))
  end!()
  return screen.getByRole('complementary', { name: 'Telephone and hours' })
}
const call = (where: HTMLElement): HTMLElement => within(where).getByRole('link', { name: /555/ })

test('the hours stay in the page, and what is told in their place survives hydration', () => {
  const bar = open('2026-11-24T20:00-06:00')
  expect(bar).toHaveTextContent(`Open ${site.hours.days}, ${typeset(site.hours.time)}`)
  expect(document.documentElement).toHaveAttribute('data-open', 'no')
  expect(document.documentElement.style.getPropertyValue('--status')).toMatch(/Back at 9\sAM/)
})

test('while we are closed, a press on our number leads to who answers', () => {
  expect(call(open('2026-11-24T12:00-06:00'))).toHaveAttribute('href', 'tel:+12025550142')
  document.body.innerHTML = ''
  expect(call(open('2026-11-24T20:00-06:00'))).toHaveAttribute('href', '/contact')
})

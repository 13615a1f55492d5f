import { typeset } from '../../../src/content-model/facts'
import { screen } from '@testing-library/react'
import { locationHours } from '../../../src/components/layout/wrap-page'
import { Layout } from '../../../src/components/layout/layout'
import { site } from '../../sites/small-site'
import { renderAlone } from './render'

const hours = {
  kind: 'hours',
  title: 'When we help in Springfield',
  rows: [
    { days: 'Monday-Thursday', time: '7 AM-9 PM' },
    { days: 'Friday', time: '8 AM-noon' },
    { days: 'Weekdays in May', time: '1 PM-2 PM' },
  ],
}
/** What Gatsby passes to a page. */
const dataOf = (data: object): object => ({ page: { path: '/springfield', data } })

const short = 'Mon-Thu 7 AM-9 PM, Fri 8 AM-noon, Weekdays in May 1 PM-2 PM'

test('the hours of a page are shortened', () => {
  expect(locationHours(dataOf({ sections: [{ kind: 'hero' }, hours] }))).toBe(short)
})

describe('the layout around a page', () => {
  const bar = (): HTMLElement => screen.getByRole('complementary', { name: 'Telephone and hours' })
  const foot = (): HTMLElement => screen.getByRole('contentinfo')
  const ours = `Open ${site.hours.days}, ${typeset(site.hours.time)}`

  test('shows the hours of the page at its foot, and those of the number in the bar', () => {
    const { rerender } = renderAlone(
      <Layout path="/springfield" hours={short}>
        <h1>Springfield</h1>
      </Layout>,
    )
    expect(foot()).toHaveTextContent(`Open ${short}`)
    expect(bar()).toHaveTextContent(ours)
    expect(foot()).not.toHaveTextContent(ours)

    rerender(
      <Layout path="/">
        <h1>Home</h1>
      </Layout>,
    )
    expect(foot()).toHaveTextContent(ours)
    for (const part of [bar(), foot()]) expect(part).not.toHaveTextContent(short)
  })
})

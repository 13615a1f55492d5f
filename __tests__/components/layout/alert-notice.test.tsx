import { screen } from '@testing-library/react'
import type { AlertBar } from '../../../src/site/site'
import { AlertNotice } from '../../../src/components/layout/page-notices'
import { renderAlone, renderInLayout } from './render'

const bar: AlertBar = {
  name: 'Alert',
  more: 'See what to do',
  list: { label: 'Alerts', to: '/alerts' },
  alerts: [
    { title: 'Roofers at the door', address: '/alerts#roofers', places: ['/springfield'] },
    { title: 'Fake calls', address: '/alerts#fake-calls' },
    { title: 'Parcels', address: '/alerts#parcels' },
  ],
}

function shownAt(path: string, shown = bar): string | undefined {
  const { unmount } = renderAlone(<AlertNotice bar={shown} path={path} />)
  const text = screen.queryByRole('region', { name: 'Alert' })?.textContent
  unmount()
  return text
}

test.each([
  ['/springfield', 'Roofers at the door See what to do'],
  ['/springfield/old-town', 'Roofers at the door See what to do'],
  ['/springfields', 'Fake calls See what to do'],
  ['/', 'Fake calls See what to do'],
  ['/alerts', 'Fake calls See what to do'],
])('at %s the newest alert of the page is shown, and only that', (path, text) => {
  expect(shownAt(path)).toBe(text)
})

test('where none is for the page, there is no landmark', () => {
  expect(shownAt('/', { ...bar, alerts: bar.alerts.slice(0, 1) })).toBeUndefined()
  expect(shownAt('/', { ...bar, alerts: [] })).toBeUndefined()
})

test('the whole alert is one link to the list', () => {
  renderAlone(<AlertNotice bar={bar} path="/" />)
  const link = screen.getByRole('link', { name: 'Fake calls See what to do' })
  expect(link).toHaveAttribute('href', '/alerts#fake-calls')
})

test('a site without alerts has neither an alert nor a link to the list', () => {
  renderInLayout(<h1>Welcome</h1>)
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.querySelector('[href*="alerts"]')).toBeNull()
})

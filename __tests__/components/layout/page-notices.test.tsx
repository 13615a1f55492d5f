import { screen } from '@testing-library/react'
import {
  AlertNotice,
  PreviewNotice,
  StaleNotice,
} from '../../../src/components/layout/page-notices'
import { PageLocaleContext } from '../../../src/components/ui/site-link'
import type { ShownLocale, AlertBar } from '../../../src/site/site'
import { renderAlone } from './render'

describe('the notice of an alert', () => {
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
})

describe('the notice of a preview', () => {
  test('shows its text, and links to the page of changes where there is one', () => {
    renderAlone(<PreviewNotice changes="/__changes">A preview.</PreviewNotice>)
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('A preview.')
    expect(screen.getByRole('link', { name: 'See what changed' })).toHaveAttribute(
      'href',
      '/__changes',
    )
  })
})

describe('the notice of a translation whose source has changed', () => {
  const stale = {
    text: 'Esta página es del 21 de octubre de 2026.',
    link: { label: 'Léala en inglés', to: '/contact', locale: 'en' },
  }

  const show = (page: ShownLocale): ReturnType<typeof renderAlone> =>
    renderAlone(
      <PageLocaleContext.Provider value={page}>
        <StaleNotice />
      </PageLocaleContext.Provider>,
    )

  test('says since when, and leads to the source', () => {
    show({ folder: 'es', stale })
    expect(screen.getByText(/Esta página es del 21 de octubre de 2026\./)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Léala en inglés' })
    expect(link).toHaveAttribute('href', '/contact')
    expect(link).toHaveAttribute('hreflang', 'en')
  })

  test('is on no other page', () => {
    const { container } = show({ folder: 'es' })
    expect(container).toBeEmptyDOMElement()
  })
})

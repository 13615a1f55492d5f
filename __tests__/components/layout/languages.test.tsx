import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { AlternateLinks } from '../../../src/components/layout/call-bar'
import { Seo } from '../../../src/components/layout/seo'
import { StaleNotice } from '../../../src/components/layout/page-notices'
import { InterfaceContext } from '../../../src/components/ui/interface'
import { PageLocaleContext, SiteLink } from '../../../src/components/ui/site-link'
import type { Alternate, ShownLocale } from '../../../src/site/site'
import { interfaceTexts } from '../../sites/small-site'
import { renderAlone } from './render'

const english: Alternate = { locale: 'en', name: 'English', path: '/contact', folder: '' }
const spanish: Alternate = {
  locale: 'es',
  name: 'Español',
  path: '/es/contacto',
  folder: 'es',
}
const both = [english, spanish]
const elsewhere = { text: '(en inglés)', locale: 'en' }

/** Renders a part of a page in its language. */
function show(part: ReactElement, page: ShownLocale): ReturnType<typeof renderAlone> {
  return renderAlone(<PageLocaleContext.Provider value={page}>{part}</PageLocaleContext.Provider>)
}

describe('links to the same page in other languages', () => {
  test('have the name that the language has in itself, and say which one it is', () => {
    show(<AlternateLinks />, { alternates: both })
    const [link, ...more] = screen.getAllByRole('link')
    expect(more).toEqual([])
    expect(link).toHaveTextContent(/^Español$/)
    expect(link).toHaveAttribute('href', '/es/contacto')
    expect(link).toHaveAttribute('lang', 'es')
    expect(link).toHaveAttribute('hreflang', 'es')
  })

  test('lead back from a further language', () => {
    show(<AlternateLinks />, { folder: 'es', alternates: both, elsewhere })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact',
    ])
  })

  test.each([
    ['of a site with one language', {}],
    ['without a translation', { alternates: [english] }],
    ['in a further language only', { folder: 'es', elsewhere }],
  ])('are not on a page %s', (_, page) => {
    const { container } = show(<AlternateLinks />, page)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a link', () => {
  const page = { folder: 'es', alternates: both, elsewhere }
  const link = (to: string, of: ShownLocale = page): HTMLElement => {
    const { container } = show(<SiteLink to={to}>Historia</SiteLink>, of)
    return within(container).getByRole('link')
  }

  test.each(['/history', '/', '/es-verdad', '/history?a=/es/#b'])(
    'from a Spanish page to %s says that it is in English',
    (to) => {
      expect(link(to)).toHaveTextContent('Historia (en inglés)')
      expect(link(to)).toHaveAttribute('hreflang', 'en')
    },
  )

  test.each([
    '/es/contacto',
    '/es',
    '/es?a=b',
    '/es#main',
    '#main',
    'tel:+12025550142',
    'https://a.example/',
  ])('from a Spanish page to %s says nothing', (to) => {
    expect(link(to)).toHaveTextContent(/^Historia$/)
    expect(link(to)).not.toHaveAttribute('hreflang')
  })

  test.each([
    ['in the default language', { alternates: both }],
    ['on a site with one language', {}],
  ])('%s says nothing', (_, of) => {
    expect(link('/history', of)).toHaveTextContent(/^Historia$/)
    expect(link('/es/contacto', of)).not.toHaveAttribute('hreflang')
  })
})

describe('the notice of a translation whose source has changed', () => {
  const stale = {
    text: 'Esta página es del 21 de octubre de 2026.',
    link: { label: 'Léala en inglés', to: '/contact', locale: 'en' },
  }

  test('says since when, and leads to the source', () => {
    show(<StaleNotice />, { folder: 'es', stale })
    expect(screen.getByText(/Esta página es del 21 de octubre de 2026\./)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Léala en inglés' })
    expect(link).toHaveAttribute('href', '/contact')
    expect(link).toHaveAttribute('hreflang', 'en')
  })

  test('is on no other page', () => {
    const { container } = show(<StaleNotice />, { folder: 'es', alternates: both })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('the head', () => {
  const props = { title: 'Contacto', description: 'Escríbanos.', path: '/es/contacto' } as const
  const seo = <Seo {...props} image="page" />
  const alternates = (): (string | null)[][] =>
    Array.from(document.head.querySelectorAll('link[rel=alternate][hreflang]'), (one) => [
      one.getAttribute('hreflang'),
      one.getAttribute('href'),
    ])
  const locale = (): Element | null => document.head.querySelector('meta[property="og:locale"]')
  const image = (): string | null | undefined =>
    document.head.querySelector('meta[property="og:image"]')?.getAttribute('content')

  test('of a site with one language has nothing of languages', () => {
    renderAlone(seo)
    expect(document.documentElement.lang).toBe('en')
    expect(document.documentElement).not.toHaveAttribute('dir')
    expect(alternates()).toEqual([])
    expect(locale()).toBeNull()
    expect(image()).toBe('https://maplehouse.example/social/page.png')
  })

  test('names the page in each language, itself too', () => {
    show(seo, { alternates: both })
    expect(alternates()).toEqual([
      ['en', 'https://maplehouse.example/contact'],
      ['es', 'https://maplehouse.example/es/contacto'],
    ])
    expect(locale()).toBeNull()
  })

  test('of a hidden page names no other, since search engines leave it out', () => {
    show(<Seo {...props} image="page" hidden />, { alternates: both })
    expect(alternates()).toEqual([])
  })

  test('says language and direction of a further language', () => {
    const arabic = { ...interfaceTexts, locale: 'ar-EG', direction: 'rtl' as const }
    const inSpanishFolder = { ...both[1]!, language: 'ar', folder: '' }
    const { unmount } = show(
      <InterfaceContext.Provider value={arabic}>{seo}</InterfaceContext.Provider>,
      { alternates: [english, inSpanishFolder] },
    )
    expect(document.documentElement.lang).toBe('ar')
    expect(document.documentElement.dir).toBe('rtl')
    unmount()
    renderAlone(seo)
    expect(document.documentElement).not.toHaveAttribute('dir')
  })
})

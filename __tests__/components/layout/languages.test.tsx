import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { AlternateLinks } from '../../../src/components/layout/call-bar'
import { homeOnPaper, otherLanguages } from '../../../src/components/layout/use-site'
import { PageLocaleContext, SiteLink } from '../../../src/components/ui/site-link'
import type { Alternate, ShownLocale } from '../../../src/site/site'
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

const sites = [
  { folder: '', home: { ...english, path: '/' } },
  { folder: 'es', home: { ...spanish, path: '/es' } },
]
const pathsFrom = (page: ShownLocale, of = sites): string[] =>
  otherLanguages(page, of).map(({ path }) => path)

describe('links to other languages', () => {
  test('have the name that the language has in itself, and say which one it is', () => {
    renderAlone(<AlternateLinks languages={[spanish]} />)
    const link = screen.getByRole('link')
    expect(link).toHaveTextContent(/^Español$/)
    expect(link).toHaveAttribute('href', '/es/contacto')
    expect(link).toHaveAttribute('lang', 'es')
    expect(link).toHaveAttribute('hreflang', 'es')
  })

  test('lead to the same page, and back', () => {
    expect(pathsFrom({ alternates: both })).toEqual(['/es/contacto'])
    expect(pathsFrom({ folder: 'es', alternates: both })).toEqual(['/contact'])
  })

  test('lead to the home page of a language in which the page is not written', () => {
    expect(pathsFrom({})).toEqual(['/es'])
    expect(pathsFrom({ folder: 'es' })).toEqual(['/'])
  })

  test('are left out where there is neither', () => {
    const [first] = sites
    expect(pathsFrom({}, [first!])).toEqual([])
    expect(otherLanguages({}, [first!, { folder: 'es', home: null }])).toEqual([])
  })
})

test.each([
  ['/', 'porchlight.example'],
  ['/es/', 'porchlight.example/es'],
])('on paper, the home page %s is %s', (home, address) =>
  expect(homeOnPaper({ origin: 'https://porchlight.example', home })).toBe(address),
)

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

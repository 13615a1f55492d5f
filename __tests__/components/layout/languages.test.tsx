import { within } from '@testing-library/react'
import type { ReactElement } from 'react'
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

test('links to other languages are left out where a site has no page in them', () => {
  const sites = [
    { folder: '', home: { ...english, path: '/' } },
    { folder: 'es', home: null },
  ]
  expect(otherLanguages({}, sites)).toEqual([])
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

  test.each(['/es/contacto', '/es', '/es?a=b', '/es#main', '#main', 'tel:+12025550142'])(
    'from a Spanish page to %s says nothing',
    (to) => {
      expect(link(to)).toHaveTextContent(/^Historia$/)
      expect(link(to)).not.toHaveAttribute('hreflang')
    },
  )

  test.each([
    ['in the default language', { alternates: both }],
    ['on a site with one language', {}],
  ])('%s says nothing', (_, of) => {
    expect(link('/history', of)).toHaveTextContent(/^Historia$/)
    expect(link('/es/contacto', of)).not.toHaveAttribute('hreflang')
  })
})

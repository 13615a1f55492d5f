import { renderHook } from '@testing-library/react'
import { Seo, type SeoProps } from '../../../src/components/layout/seo'
import { useSite } from '../../../src/components/layout/use-site'
import { InterfaceContext } from '../../../src/components/ui/interface'
import { PageLocaleContext } from '../../../src/components/ui/site-link'
import type { Alternate } from '../../../src/site/site'
import { interfaceTexts } from '../../sites/small-site'
import { renderAlone } from './render'

const props: SeoProps = {
  title: 'Questions',
  description: 'What people ask us.',
  path: '/faq',
  image: 'page',
}
const head = (selector: string): Element[] => Array.from(document.head.querySelectorAll(selector))
const meta = (name: string): (string | null)[] =>
  head(`meta[name="${name}"], meta[property="${name}"]`).map((one) => one.getAttribute('content'))
const { result } = renderHook(() => useSite())
const site = result.current

test('the tags for shared links are set, each once', () => {
  renderAlone(<Seo {...props} />)
  expect({
    title: meta('og:title'),
    description: meta('og:description'),
    url: meta('og:url'),
    type: meta('og:type'),
    name: meta('og:site_name'),
  }).toEqual({
    title: ['Questions | Maplehouse'],
    description: ['What people ask us.'],
    url: ['https://maplehouse.example/faq'],
    type: ['website'],
    name: ['Maplehouse Tech Help'],
  })
  expect(meta('twitter:card')).toHaveLength(1)
  expect(meta('twitter:title')).toEqual(['Questions | Maplehouse'])
  expect(meta('twitter:description')).toEqual(['What people ask us.'])
})

test('a hidden page has no canonical address and is not indexed', () => {
  renderAlone(<Seo {...props} hidden />)
  expect(meta('robots')).toEqual(['noindex'])
  expect(head('link[rel=canonical]')).toEqual([])
})

test('a page of a preview is not indexed', () => {
  Object.assign(site, { previewNotice: 'This is a preview.' })
  renderAlone(<Seo {...props} />)
  expect(meta('robots')).toEqual(['noindex'])
  Object.assign(site, { previewNotice: undefined })
})

test('the social image is that of the kind of page, with size and alternative text', () => {
  renderAlone(<Seo {...props} image="service" />)
  expect({
    image: meta('og:image'),
    width: meta('og:image:width'),
    height: meta('og:image:height'),
    texts: meta('og:image:alt'),
    card: meta('twitter:card'),
    small: meta('twitter:image'),
  }).toEqual({
    image: ['https://maplehouse.example/social/service.png'],
    width: ['1200'],
    height: ['630'],
    texts: [site.socialImages.service],
    card: ['summary_large_image'],
    small: ['https://maplehouse.example/social/service.png'],
  })
})

describe('of a page in several languages', () => {
  const english: Alternate = { locale: 'en', name: 'English', path: '/contact', folder: '' }
  const spanish: Alternate = { locale: 'es', name: 'Español', path: '/es/contacto', folder: 'es' }
  const alternates = (): (string | null)[][] =>
    head('link[rel=alternate][hreflang]').map((one) => [
      one.getAttribute('hreflang'),
      one.getAttribute('href'),
    ])
  const show = (more: Partial<SeoProps> = {}, page = [english, spanish]) =>
    renderAlone(
      <PageLocaleContext.Provider value={{ alternates: page }}>
        <Seo {...props} {...more} />
      </PageLocaleContext.Provider>,
    )

  test('the head of a hidden page names none, since search engines leave it out', () => {
    show({ hidden: true })
    expect(alternates()).toEqual([])
  })

  test('the head of a site with one language says nothing of languages', () => {
    renderAlone(<Seo {...props} />)
    expect(document.documentElement).not.toHaveAttribute('dir')
    expect(alternates()).toEqual([])
    expect(meta('og:locale')).toEqual([])
  })

  test('the document has the language and direction of the page', () => {
    const arabic = { ...interfaceTexts, locale: 'ar-EG', direction: 'rtl' as const }
    const { unmount } = renderAlone(
      <InterfaceContext.Provider value={arabic}>
        <Seo {...props} />
      </InterfaceContext.Provider>,
    )
    expect(document.documentElement.lang).toBe('ar')
    expect(document.documentElement.dir).toBe('rtl')
    unmount()
    renderAlone(<Seo {...props} />)
    expect(document.documentElement).not.toHaveAttribute('dir')
  })
})

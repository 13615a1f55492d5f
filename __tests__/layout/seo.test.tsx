import { renderHook } from '@testing-library/react'
import { Seo, type SeoProps } from '../../src/layout/seo'
import { articleData, breadcrumb, faqPage, organization } from '../../src/layout/structured-data'
import { useSite } from '../../src/layout/use-site'
import { makeArticle } from '../blog/make-article'
import { pages } from '../sections/real-content'
import { show } from './render'

const props: SeoProps = {
  title: 'Questions',
  description: 'What people ask us.',
  path: '/faq',
}
const head = (selector: string): Element[] => Array.from(document.head.querySelectorAll(selector))
const meta = (name: string): (string | null)[] =>
  head(`meta[name="${name}"], meta[property="${name}"]`).map((one) => one.getAttribute('content'))
const { result } = renderHook(() => useSite())
const site = result.current

test('title, description and canonical address are set, each once', () => {
  show(<Seo {...props} />)
  expect(document.title).toBe('Questions | Porchlight')
  expect(meta('description')).toEqual(['What people ask us.'])
  expect(head('link[rel=canonical]').map((one) => one.getAttribute('href'))).toEqual([
    'https://porchlight.example/faq',
  ])
  expect(document.documentElement.lang).toBe('en')
  expect(meta('robots')).toEqual([])
})

test('the tags for shared links are set, each once', () => {
  show(<Seo {...props} />)
  expect({
    title: meta('og:title'),
    description: meta('og:description'),
    url: meta('og:url'),
    type: meta('og:type'),
    name: meta('og:site_name'),
  }).toEqual({
    title: ['Questions | Porchlight'],
    description: ['What people ask us.'],
    url: ['https://porchlight.example/faq'],
    type: ['website'],
    name: ['Porchlight Tech Help'],
  })
  expect(meta('twitter:card')).toHaveLength(1)
  expect(meta('twitter:title')).toEqual(['Questions | Porchlight'])
  expect(meta('twitter:description')).toEqual(['What people ask us.'])
})

test('an article is marked as one', () => {
  show(<Seo {...props} type="article" />)
  expect(meta('og:type')).toEqual(['article'])
})

test('a hidden page has no canonical address and is not indexed', () => {
  show(<Seo {...props} hidden />)
  expect(meta('robots')).toEqual(['noindex'])
  expect(head('link[rel=canonical]')).toEqual([])
})

test('the next page takes the place of the one before', () => {
  const { rerender } = show(<Seo {...props} structuredData={[{ id: 'faq', data: {} }]} />)
  rerender(<Seo {...props} title="Prices" path="/pricing" />)
  expect(document.title).toBe('Prices | Porchlight')
  expect(meta('og:url')).toEqual(['https://porchlight.example/pricing'])
  expect(head('script[type="application/ld+json"]')).toEqual([])
})

describe('structured data', () => {
  const read = (id: string): unknown => {
    const script = document.head.querySelector(`script#ld-${id}[type="application/ld+json"]`)
    return JSON.parse(script?.textContent ?? '')
  }

  test('stands in one block each, with the id ld-{id}', () => {
    const steps = [{ label: 'Home', path: '/' }]
    show(<Seo {...props} structuredData={[organization(site), breadcrumb(site, steps)]} />)
    expect(head('script').map(({ id }) => id)).toEqual(['ld-organization', 'ld-breadcrumb'])
    expect(read('organization')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Porchlight Tech Help',
      telephone: '+19045550134',
    })
  })

  test('cannot close its own element: every < is escaped', () => {
    const text = '</script><script>alert(1)</script><!--'
    show(<Seo {...props} structuredData={[{ id: 'x', data: { text } }]} />)
    expect(document.getElementById('ld-x')?.textContent).not.toContain('<')
    expect(read('x')).toEqual({ text })
  })

  test('of a page tells the way to it', () => {
    const steps = [
      { label: 'Home', path: '/' },
      { label: 'Questions', path: '/faq' },
    ]
    expect(breadcrumb(site, steps).data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://porchlight.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Questions',
        item: 'https://porchlight.example/faq',
      },
    ])
  })

  test('of a page with questions tells them all, and of one without none', () => {
    const faq = pages.find(({ path }) => path === '/faq')!
    const blocks = faqPage(faq.sections)
    expect(blocks.map(({ id }) => id)).toEqual(['faq'])
    expect(blocks[0]!.data.mainEntity).toHaveLength(12)
    expect(faqPage([])).toEqual([])
  })

  test('of an article tells title, author and day', () => {
    expect(articleData(site, makeArticle(1, { date: '2026-10-21' }))).toMatchObject({
      id: 'article',
      data: {
        '@type': 'Article',
        headline: 'Article number 1',
        datePublished: '2026-10-21',
        author: { name: 'Ruth Delgado' },
        mainEntityOfPage: 'https://porchlight.example/blog/article-1',
      },
    })
  })
})

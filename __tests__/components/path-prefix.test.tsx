import { screen } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { PreviewNotice } from '../../src/components/layout/page-notices'
import { FridgeSheet } from '../../src/components/layout/fridge-sheet'
import { wrapPageElement } from '../../src/components/layout/wrap-page'
import { SectionList } from '../../src/components/sections/section-list'
import { ButtonLink } from '../../src/components/ui/button'
import { SiteLink } from '../../src/components/ui/site-link'
import { SearchLink } from '../../src/search/list-controls'
import { renderList } from '../search/article-list-page'
import { makeArticles } from '../search/make-article'
import { pages } from '../sites/small-site'
import { renderAlone, renderInLayout } from './layout/render'

const wholeHost = Object.assign(globalThis, { __PATH_PREFIX__: '' })
beforeEach(() => Object.assign(wholeHost, { __PATH_PREFIX__: '/techhelp' }))
afterAll(() => Object.assign(wholeHost, { __PATH_PREFIX__: '' }))

/** The addresses of what is shown that lead to the host of this site, but not below its path. */
function outside(): string[] {
  return Array.from(document.querySelectorAll('[href], [src], [action]'), (element) =>
    ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
  )
    .flat()
    .filter((address) => address.startsWith('/') && !address.startsWith('/techhelp/'))
}

test('a link to a page gets the path, any other address does not', () => {
  const addresses = [
    '/',
    '/contact?about=tablet#form',
    'tel:+12025550142',
    'https://a.example/',
    '#main',
  ]
  addresses.forEach((to) => renderAlone(<SiteLink to={to}>{to}</SiteLink>))
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/techhelp/',
    '/techhelp/contact?about=tablet#form',
    ...addresses.slice(2),
  ])
})

describe.each(pages)('below a path, the page of $file', ({ sections }) => {
  test('leads to nothing outside of it', () => {
    renderInLayout(<SectionList sections={sections} />)
    expect(screen.getAllByRole('link').length).toBeGreaterThan(5)
    expect(outside()).toEqual([])
  })
})

test('below a path, lists, sheets, notices and the search of other pages stay in it', () => {
  renderList(makeArticles(10))
  renderAlone(<ButtonLink to="/contact">Write</ButtonLink>)
  renderAlone(<PreviewNotice changes="/__changes">A preview</PreviewNotice>)
  const sheet = { title: 'A call', lines: ['Hang up'], illustration: 'telephone' }
  renderAlone(<FridgeSheet {...({ sheet } as ComponentProps<typeof FridgeSheet>)} />)
  const search = { label: 'Search', hint: 'A word or two.', button: 'Search' }
  renderAlone(<SearchLink copy={search} to="/blog" />)
  expect(screen.getAllByRole('search').at(-1)).toHaveAttribute('action', '/techhelp/blog')
  expect(outside()).toEqual([])
})

test('below a path, the menu marks the page that is open', () => {
  const element = <h1>Chicago</h1>
  const props = { location: { pathname: '/techhelp/chicago' }, data: {}, pageContext: {} }
  const wrap = wrapPageElement as (page: object) => ReactElement
  renderAlone(wrap({ element, props }))
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.getAttribute('href'))).toContain('/techhelp/chicago')
})

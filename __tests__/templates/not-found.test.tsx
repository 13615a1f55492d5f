import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import NotFound from '../../src/pages/404'
import { renderAlone } from '../components/layout/render'
import { whole } from '../sites/small-site'

function open(pathname: string): void {
  const [english] = whole.layouts
  const spanish = { folder: 'es', notFound: { ...english!.notFound, list: '/es/consejos' } }
  const data = { sites: { nodes: [...whole.layouts, spanish] } }
  const props = { data, location: { pathname } }
  renderAlone(<NotFound {...(props as unknown as ComponentProps<typeof NotFound>)} />)
}
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })

test.each(['/no-such-page', '/services/none', '/blog', '/blogs/x', '/404.html', '/'])(
  '%s is an unknown page',
  (path) => {
    open(path)
    expect(screen.getByText('404')).toBeInTheDocument()
    expect(heading()).toHaveTextContent('Page not found')
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/')
  },
)

test.each(['/blog/x', '/blog/404.html', '/blog/x/y'])('%s is an unknown article', (path) => {
  open(path)
  expect(heading()).toHaveTextContent('Article not found')
  expect(screen.getByText('It may have moved.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
  expect(screen.queryByText('404')).not.toBeInTheDocument()
})

test('below the translated list of articles, an article is unknown', () => {
  open('/es/consejos/x')
  expect(heading()).toHaveTextContent('Article not found')
})

test('its search field leads to the list of articles', () => {
  open('/no-such-page')
  const field = screen.getByRole('searchbox', { name: 'Search the articles' })
  expect(field).toHaveAttribute('name', 'q')
  expect(field.closest('form')).toHaveAttribute('action', '/blog')
})

test('search engines are told to leave it out', () => {
  open('/no-such-page')
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.head.querySelector('link[rel=canonical]')).not.toBeInTheDocument()
})

test('the page is marked for the script that logs unknown paths', () => {
  open('/no-such-page')
  expect(document.querySelector('[data-not-found]')).toBeInTheDocument()
})

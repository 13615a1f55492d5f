/** @jest-environment node */
import { nginxFiles } from '../../src/output/nginx-files'
import {
  readRedirectsFile,
  redirectOf,
  redirectPages,
  redirectsFile,
} from '../../src/output/redirect-files'
import type { Site } from '../../src/site/site'

const redirects = [
  { from: '/team', to: '/about' },
  { from: '/über uns.html', to: '/about#team' },
  { from: '/100%/café', to: '/contact?about=a' },
  { from: '/About', to: '/about' },
]
const file = redirectsFile(redirects, '/help')

test('Cloudflare gets encoded paths and Netlify decoded ones, both with and without a slash', () => {
  expect(file.split('\n')).toEqual([
    '/help/team /help/about 301',
    '/help/team/ /help/about 301',
    '/help/%C3%BCber%20uns.html /help/about#team 301',
    '/help/100%25/caf%C3%A9 /help/contact?about=a 301',
    '/help/100%25/caf%C3%A9/ /help/contact?about=a 301',
    '/help/100%/café /help/contact?about=a 301',
    '/help/100%/café/ /help/contact?about=a 301',
    '/help/About /help/about 301',
    '/help/About/ /help/about 301',
    '',
  ])
})

test.each([
  ['/help/team/', '?utm=1', '/help/about?utm=1'],
  ['/help/%C3%BCber%20uns.html', '?utm=1', '/help/about?utm=1#team'],
  ['/help/u%CC%88ber%20uns.html', '', '/help/about#team'],
  ['/help/100%25/caf%C3%A9', '?utm=1', '/help/contact?about=a'],
  ['/help/Team', '', undefined],
])('the local server sends %s%s to %s', (path, search, to) => {
  expect(redirectOf(readRedirectsFile(file), path, search)).toBe(to)
})

test('nginx compares decoded paths', () => {
  const { server } = nginxFiles([], [], '/help', redirects)
  expect(server).toContain(
    'location = "/help/über uns.html" { return 301 "/help/about$is_args$args#team"; }',
  )
  expect(server).toContain('location = "/help/100%/café" { return 301 "/help/contact?about=a"; }')
})

test('other hosts get a page that leads on, but none that some disks take for the page itself', () => {
  const page = (path: string, label: string) => ({ path, label, locale: 'en' })
  const layout = {
    locale: 'en',
    config: { origin: 'https://a.example/help' },
    interface: { locale: 'en-US', page: { moved: 'New address.' } },
  }
  const pages = [page('/about', 'Us & you'), page('/contact', 'Contact')]
  const files = redirectPages({ redirects, pages, layouts: [layout] } as unknown as Site, '/help')
  expect(files.map((one) => one.file)).toEqual([
    'team/index.html',
    'über uns.html',
    '100%/café/index.html',
  ])
  for (const part of [
    '<html lang="en-US">',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://a.example/help/about">',
    '<meta http-equiv="refresh" content="0; url=/help/about#team">',
    '<a href="/help/about#team">Us &amp; you</a>',
  ]) {
    expect(files[1]?.content).toContain(part)
  }
})

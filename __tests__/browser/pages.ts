import { readFileSync } from 'node:fs'

/** The path of every page of the built site, from its XML sitemap. */
export const pages = Array.from(
  readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
  ([, path]) => path ?? '',
)

/** One page of each kind, for tests that would take too long on all of them. */
export const onePageOfEachKind = [
  '/',
  '/services/device-setup',
  '/jacksonville/san-marco',
  '/new-york',
  '/staff',
  '/faq',
  '/contact',
  '/sitemap',
  '/blog',
  '/blog/scam-likely-phone-call-protection',
]

/** Addresses without a page, and what is said there. */
export const lostPages = [
  { path: '/no-such-page', heading: 'Oops! Page not found' },
  { path: '/blog/no-such-article', heading: 'Article Not Found' },
]

/** Pages of __tests__/sites/whole-site that together show every kind of page. */
export const onePageOfEachKind = [
  '/',
  '/services/device-setup',
  '/jacksonville/san-marco',
  '/chicago',
  '/staff',
  '/faq',
  '/contact',
  '/sitemap',
  '/blog',
  '/blog/scam-likely-phone-call-protection',
] as const

/** Addresses without a page, the headings that they show, and the links that lead on. */
export const lostPages = [
  { path: '/no-such-page', heading: 'Oops! Page not found', link: 'Go to the home page' },
  { path: '/blog/no-such-article', heading: 'Article Not Found', link: 'Back to Blog' },
]

/** Every page of the built site, one of each kind at least. */
export const pages = [
  '/',
  '/services/device-setup',
  '/jacksonville/san-marco',
  '/chicago',
  '/faq',
  '/contact',
  '/blog',
  '/blog/scam-likely-phone-call-protection',
  '/blog/board-placement-advance-fee-scam',
]

/** Addresses without a page, and what is said there. */
export const lostPages = [
  { path: '/no-such-page', heading: 'Oops! Page not found' },
  { path: '/blog/no-such-article', heading: 'Article Not Found' },
]

import { builtPages } from '../../tools/speed/pages'

export { onePageOfEachKind } from '../../tools/speed/pages'

/** The path of every page of the built site. */
export const pages = builtPages()

/** Addresses without a page, and what is said there. */
export const lostPages = [
  { path: '/no-such-page', heading: 'Oops! Page not found' },
  { path: '/blog/no-such-article', heading: 'Article Not Found' },
]

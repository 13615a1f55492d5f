import type { GatsbyBrowser } from 'gatsby'

export { wrapPageElement } from './src/layout/wrap-page'

/** Tells the waiting script of the page that presses and sendings are in React's hands now. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event('react-ready'))
}

/** Logs an address that does not exist, when it was reached without a reload. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && document.querySelector('[data-not-found]')) {
    console.error('404: there is no page at', location.pathname)
  }
}

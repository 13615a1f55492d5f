// First, before Gatsby's router reads the address.
import './src/hydration/decode-url'
import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { logFirstErrorOnly } from './src/hydration/log-first-error'
import { followLinks } from './src/hydration/follow-links'
import { keepFocusInView } from './src/components/layout/keep-focus-in-view'
import { linkManifest } from './src/hydration/link-manifest'
import { openForPrint } from './src/components/layout/open-for-print'

export { wrapPageElement } from './src/components/layout/wrap-page'

/** Lets the browser answer the visitor before the page is fetched and taken over. */
export function onClientEntry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Follows links: before now the router did not hear of another address, and the page would have stayed.
 * Tells the waiting script of the page that presses and sendings are in React's hands now.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followLinks()
  keepFocusInView()
  openForPrint()
  linkManifest()
  dispatchEvent(new Event('react-ready'))
}

/**
 * Lets React take over the page in short steps. In one piece it would keep an old tablet from
 * answering the visitor, who has just begun to do something.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydrateInSteps : undefined

function hydrateInSteps(element: ReactNode, container: Element | null): void {
  if (!container) return
  logFirstErrorOnly()
  startTransition(() => {
    const root = hydrateRoot(container, element, {
      // Where the HTML was changed on its way, by a translator, say, React renders the page anew.
      onRecoverableError: (error) => console.error(error),
    })
    // src/hydration/restore-static-page.ts: what effects began must end with them.
    addEventListener('react-failed', () => root.unmount())
  })
}

/**
 * React arrives late. The browser has put the page in its place by then, and the visitor may have
 * moved on, so only a change of page moves it.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) =>
  prevRouterProps !== undefined &&
  prevRouterProps.location.pathname !== routerProps.location.pathname

/**
 * Tells what stands around the pages that another one has come. Logs an address that does not exist,
 * when it was reached without a reload.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    dispatchEvent(new Event('page-changed'))
  }
  if (prevLocation && document.querySelector('[data-not-found]')) {
    console.error('404: there is no page at', location.pathname)
  }
}

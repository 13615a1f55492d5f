// First, before Gatsby's router reads the address.
import './src/hydration/decode-url'
import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './src/hydration/follow-links'
import { handOver } from './src/hydration/hand-over'
import { restoreHydratedPage } from './src/hydration/restore-hydrated-page'
import { markOpenNow } from './src/hydration/open-now'
import { countParts } from './src/components/ui/part'
import { focusContent, keepFocusInView } from './src/components/layout/page-behavior'

export { wrapPageElement } from './src/components/layout/wrap-page'

/** Yields to the browser before hydration, so that it can respond to the visitor. */
export function onClientEntry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The page itself and the parts of it that are not hydrated yet. */
let waitingFor = 1

/**
 * Once the page and all parts of it are hydrated, sets up everything that needs them. Tells the
 * script of src/hydration/load-on-first-interaction.ts that React handles presses and submissions from now on.
 */
function onHydrated(): void {
  waitingFor -= 1
  if (waitingFor !== 0) return
  followLinks()
  keepFocusInView()
  linkManifest()
  // Built pages load it as a file of its own.
  if (process.env.NODE_ENV === 'development') markOpenNow()
  dispatchEvent(new Event('react-ready'))
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = onHydrated

/**
 * Hydrates in a transition, which React splits into short tasks. In one task it would block an old
 * tablet just when the visitor interacts.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydrateInSteps : undefined

/**
 * Links the web app manifest. Only devices that add the site to the home screen need it, so it is
 * linked after hydration and not in the HTML.
 */
function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${__PATH_PREFIX__}/manifest.webmanifest`
  document.head.append(link)
}

function hydrateInSteps(element: ReactNode, container: HTMLElement | null): void {
  // src/hydration/restore-static-page.ts: something else has changed the text of the page.
  const mayHydrate = dispatchEvent(new Event('react-hydrate', { cancelable: true }))
  if (!container || !mayHydrate) return
  logFirstErrorOnly()
  waitingFor += countParts(container)
  addEventListener('part-hydrated', onHydrated)
  const stop = handOver(container)
  addEventListener('react-ready', stop)
  addEventListener('react-failed', stop)
  startTransition(() => {
    const root = hydrateRoot(container, element, {
      // Where the HTML was changed, by an extension, say, React renders that part again.
      onRecoverableError: (error) => console.error(error),
    })
    // Cleans up all effects.
    addEventListener('react-failed', () => root.unmount())
  })
  restoreHydratedPage(container)
}

/**
 * Logs only the first error of a page. React reports an error at each attempt to render, and its
 * consequences; one line is enough.
 */
function logFirstErrorOnly(): void {
  const logError = console.error
  let logged = false
  console.error = (...args: unknown[]) => {
    const isError = args[0] instanceof Error
    if (!isError || !logged) logError.apply(console, args)
    logged = logged || isError
  }
}

/**
 * Scrolls only when the page changes. Hydration is late: the browser has restored the scroll
 * position by then, and the visitor may have scrolled. After Back, the page is where the visitor left it;
 * Gatsby would scroll to the anchor of its address.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return false
  const savedPosition = getSavedScrollPosition as (page: object) => [left: number, top: number]
  const [, top] = savedPosition(location)
  if (top) scrollTo(0, top)
  return !top
}

/**
 * Notifies the layout that the page has changed, and moves the focus to its content. Logs a path that does not exist
 * when it was reached without a reload.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    dispatchEvent(new Event('page-changed'))
    focusContent(location.hash)
  }
  if (prevLocation && document.querySelector('[data-not-found]')) {
    console.error('404: there is no page at', location.pathname)
  }
}

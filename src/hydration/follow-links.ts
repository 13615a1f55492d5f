declare global {
  interface Window {
    /** Gatsby's page loader and navigation, as its own links use them. */
    ___loader: {
      hovering: (path: string) => void
      /** Resolves with the page for unknown addresses if there is none at the path, and without a page on errors. */
      loadPage: (path: string) => Promise<{ page?: { path: string } }>
    }
    ___navigate: (to: string) => void
  }
}

/** How long the data of a page may take before the browser loads the page itself; in milliseconds. */
const patience = 3000

/**
 * Follows plain links without a reload once React is hydrated, and fetches the data of a page as
 * soon as the visitor points at its link or touches it. One listener for all links: Gatsby's own
 * link is eight components, an observer and a download each, for seventy links on a page.
 */
export function followLinks(): void {
  // The URL that was requested last. A page that loads late must not replace a newer one.
  let requested = ''
  const follow = (to: string, path: string): void => {
    const go = (isPage: boolean): void => {
      clearTimeout(timer)
      if (requested !== to) return
      requested = ''
      if (isPage) window.___navigate(to)
      // The host knows where a former address leads.
      else location.assign(to)
    }
    requested = to
    // The browser shows that it waits, and the service worker may have a copy.
    const timer = setTimeout(() => go(false), patience)
    window.___loader.loadPage(path).then(
      ({ page }) => go(page !== undefined && __PATH_PREFIX__ + page.path === path),
      () => go(false),
    )
  }
  addEventListener('popstate', () => {
    requested = ''
  })
  addEventListener('click', (event) => {
    const page = pageOf(event)
    if (!page || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    // The current page gets no new history entry; it is scrolled to the top.
    if (page.pathname !== location.pathname) {
      follow(page.pathname + page.search + page.hash, page.pathname)
      return
    }
    requested = ''
    scrollTo(0, 0)
  })
  const fetchPage = (event: Event): void => {
    const page = pageOf(event)
    if (page && page.pathname !== location.pathname) window.___loader.hovering(page.pathname)
  }
  addEventListener('pointerover', fetchPage, { passive: true })
  addEventListener('touchstart', fetchPage, { passive: true })
}

/**
 * Returns the link to a page of this site that an event is about; undefined for files, links with
 * `target`, fragments and queries of the current page, and other sites.
 */
function pageOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin) return undefined
  // The same host may hold other sites.
  if (!link.pathname.startsWith(`${__PATH_PREFIX__}/`)) return undefined
  if (link.target || link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return undefined
  // The list of articles reads its query string on load, so the browser must load it.
  const other = link.hash !== '' || link.search !== location.search
  return other && link.pathname === location.pathname ? undefined : link
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

declare global {
  interface Window {
    /** Gatsby's store of pages and its way from page to page, as its own links use them. */
    ___loader: {
      hovering: (path: string) => void
      loadPage: (path: string) => Promise<unknown>
    }
    ___navigate: (to: string) => void
  }
}

/**
 * Links are plain links. Once React is there, one to a page of this site changes the page without a
 * reload, and what that page needs is fetched as soon as the visitor points at the link or touches it.
 * One listener for all of them: Gatsby's own link is eight components, an observer and a download
 * each, for seventy links on a page.
 */
export function followLinks(): void {
  // The address that was asked for last. A page that comes late must not take the place of another.
  let requested = ''
  const follow = (to: string, path: string): void => {
    const go = (): void => {
      if (requested !== to) return
      requested = ''
      window.___navigate(to)
    }
    requested = to
    window.___loader.loadPage(path).then(go, go)
  }
  addEventListener('popstate', () => {
    requested = ''
  })
  addEventListener('click', (event) => {
    const page = pageOf(event)
    if (!page || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    // The page that is open is no new entry of the history; its beginning is shown again.
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
 * The page of this site that a link leads to; undefined for files, for links that say where they open,
 * for places and searches on the page that is open, and for other sites.
 */
function pageOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin) return undefined
  if (link.target || link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return undefined
  // The list of articles reads its address when it is opened: that is for the browser to do.
  const other = link.hash !== '' || link.search !== location.search
  return other && link.pathname === location.pathname ? undefined : link
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

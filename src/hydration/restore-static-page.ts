/**
 * Keeps the static page when a script fails. React unmounts a page with an uncaught error; this
 * keeps every text, link, number and native form. docs/architecture.md describes it as a whole.
 *
 * - While React loads and hydrates, the nodes of the page themselves are put back, with everything
 *   that was typed into them. Later, restore-hydrated-page.ts restores the page.
 * - If something else has changed the text of the page before React is there, such as a translator,
 *   React never starts: it would put its own text back, and drop what was typed and pressed.
 *
 * From then on the browser alone answers the visitor.
 *
 * It is printed into every page with `toString()`: it must use nothing outside its own scope, and no
 * syntax that an old tablet cannot read. Events tie it to its neighbors. `react-start`:
 * src/hydration/load-on-first-interaction.ts is about to load React. `react-hydrate`: gatsby-browser.tsx asks whether
 * it may hydrate. `react-ready`: the page is hydrated. `react-failed` and `static-page`: this script
 * reports that React has failed, and that the browser alone answers from now on.
 */
export function restoreStaticPage(): void {
  const page = document.getElementById('___gatsby') as HTMLElement
  // Text that the server sent.
  const text = page.textContent
  // Nodes that the server sent; empty until React is loaded.
  let nodes: Element[] = []
  let ready = false
  // React has failed, or must not start.
  let failed = false
  // Element that was focused last.
  let focused: HTMLElement | undefined

  /** Removes controls that do nothing without scripts, and leaves the others to the browser. */
  const becomeStatic = (withoutFunction: string): void => {
    page.querySelectorAll(withoutFunction).forEach((element) => element.remove())
    dispatchEvent(new Event('static-page'))
  }
  const fail = (): void => {
    if (failed || !nodes[0]) return
    failed = true
    dispatchEvent(new Event('react-failed'))
    if (!ready && page.firstChild !== nodes[0]) {
      page.textContent = ''
      nodes.forEach((node) => page.appendChild(node))
    }
    becomeStatic('button[type=button],form[role=search]')
    if (focused) focused.focus({ preventScroll: true })
  }

  /** Returns true if a stack or file name belongs to this site: browser extensions cause errors, too. */
  const namesOwnScript = (where: string): boolean =>
    /\.js\b/.test(where) && where.indexOf(location.origin) >= 0

  const changes = new MutationObserver(() => {
    if (page.textContent === text) return
    failed = true
    changes.disconnect()
    // The search is a form as well: it leads to the page of what was found.
    becomeStatic('button[type=button],[role=search] fieldset')
  })
  changes.observe(page, { characterData: true, childList: true, subtree: true })

  addEventListener('react-start', () => {
    nodes = Array.from(page.children)
  })
  addEventListener('react-hydrate', (event) => {
    changes.disconnect()
    if (failed) event.preventDefault()
  })
  addEventListener('react-ready', () => {
    ready = true
  })
  addEventListener(
    'error',
    (event) => {
      const missing = event.target instanceof HTMLScriptElement && !ready
      if (event.filename ? !namesOwnScript(event.filename) : !missing) return
      // React has already logged an error that unmounted the page.
      if (failed || !page.firstChild) event.preventDefault()
      fail()
    },
    true,
  )
  addEventListener('unhandledrejection', (event) => {
    if (!namesOwnScript((Object(event.reason) as { stack: string }).stack)) return
    if (failed) event.preventDefault()
    fail()
  })
  addEventListener('focusin', (event) => {
    focused = event.target as HTMLElement
  })
}

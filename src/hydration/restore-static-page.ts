/**
 * Restores the static page when a script fails. React unmounts a page with an uncaught error; this
 * keeps every text, link, number and native form. docs/browsers.md describes it as a whole.
 *
 * - While React loads and hydrates, the nodes of the page themselves are put back, with everything
 *   that was typed into them.
 * - Later, the HTML that the server sent is put back, and what was typed is copied into it.
 * - After a move to another page without a reload, the current address is loaded from the server. It
 *   comes without React, so this cannot repeat itself.
 *
 * From then on the browser alone answers the visitor.
 *
 * It is printed into every page with `toString()`: it must use nothing outside its own scope, and no
 * syntax that an old tablet cannot read. Three events tie it to its neighbours. `react-start`:
 * src/hydration/on-intent.ts is about to load React. `react-ready`: the page is hydrated.
 * `react-failed`: this script reports to both that React has failed.
 */
export function restoreStaticPage(): void {
  const page = document.getElementById('___gatsby') as HTMLElement
  // HTML that the server sent; empty until React is loaded.
  let html = ''
  // Nodes of the page when it was last intact, and its path.
  let nodes: Element[] = []
  let path = ''
  let ready = false
  let failed = false
  // Id of the element that was focused last.
  let focusedId = ''

  const saveNodes = (): void => {
    nodes = Array.from(page.children)
    path = location.pathname
  }
  const restoreNodes = (): void => {
    page.textContent = ''
    nodes.forEach((node) => page.appendChild(node))
  }
  const copyFieldValues = (): void => {
    nodes.forEach((node) => {
      node.querySelectorAll<HTMLInputElement>('input,select,textarea').forEach(({ id, value }) => {
        const field = document.getElementById(id) as HTMLInputElement | null
        if (field) field.value = value
      })
    })
  }

  const fail = (): void => {
    if (failed || !html) return
    failed = true
    dispatchEvent(new Event('react-failed'))
    if (location.pathname !== path) {
      restoreNodes()
      if (navigator.onLine) location.reload()
      return
    }
    if (ready) {
      page.innerHTML = html
      copyFieldValues()
    } else if (page.firstChild !== nodes[0]) restoreNodes()
    // These controls do nothing without scripts.
    const withoutFunction = 'button[type=button],form[role=search]'
    page.querySelectorAll(withoutFunction).forEach((element) => element.remove())
    const field = document.getElementById(focusedId)
    if (field) field.focus({ preventScroll: true })
    dispatchEvent(new Event('static-page'))
  }

  /** Returns true if a stack or file name belongs to this site: browser extensions cause errors, too. */
  const namesOwnScript = (text: string): boolean =>
    /\.js\b/.test(text) && text.indexOf(location.origin) >= 0

  addEventListener('react-start', () => {
    html = page.innerHTML
    saveNodes()
  })
  addEventListener('react-ready', (event) => {
    // Gatsby calls this also where nothing could be rendered.
    if (!page.firstChild) return event.stopImmediatePropagation()
    ready = true
    // React has replaced the page where the HTML did not match.
    if (page.firstChild !== nodes[0]) copyFieldValues()
    saveNodes()
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
    focusedId = (event.target as HTMLElement).id
  })
  // From then on only the browser follows links and submits forms.
  const stopIfFailed = (event: Event): void => {
    if (failed) event.stopImmediatePropagation()
  }
  addEventListener('click', stopIfFailed, true)
  addEventListener('keydown', stopIfFailed, true)
  addEventListener('popstate', (event) => {
    stopIfFailed(event)
    if (failed && location.pathname !== path) location.reload()
  })
}

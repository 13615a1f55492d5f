/**
 * Restores the page when a script fails after hydration, which restore-static-page.ts reports.
 *
 * - The HTML that the server sent is put back, and what was typed is copied into it.
 * - After a move to another page without a reload, the current address is loaded from the server. It
 *   comes without React, so this cannot repeat itself.
 *
 * @param page the page before hydration
 */
export function restoreHydratedPage(page: HTMLElement): void {
  const html = page.innerHTML
  const path = location.pathname
  // Elements of the hydrated page.
  let nodes: Element[] = []
  let failed = false
  // Id of the element that was focused last.
  let focused = ''

  addEventListener('react-ready', () => {
    nodes = Array.from(page.children)
  })
  addEventListener('react-failed', () => {
    failed = true
    if (nodes.length === 0) return
    if (location.pathname !== path) {
      page.append(...nodes)
      if (navigator.onLine) location.reload()
      return
    }
    page.innerHTML = html
    for (const { id, value } of nodes.flatMap(fieldsIn)) {
      const field = document.getElementById(id) as HTMLInputElement | null
      if (field) field.value = value
    }
    document.getElementById(focused)?.focus({ preventScroll: true })
  })
  addEventListener('focusin', ({ target }) => (focused = (target as Element).id))
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

const fieldsIn = (node: Element): HTMLInputElement[] =>
  Array.from(node.querySelectorAll<HTMLInputElement>('input, select, textarea'))

/** Selector of elements that a visitor changes or focuses before React is there. */
const controls = 'a, button, details, input, select, summary, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what the visitor has done while React hydrates. Where something else has changed the HTML,
 * such as a password manager, React replaces elements by new ones: those get what was typed, the
 * focus with its selection, and open rows stay open. A jump within the page is kept from the router: to
 * render the page once more would make React replace every part that it has not reached yet.
 *
 * @returns function that ends it
 */
export function handOver(page: Element): () => void {
  const before = Array.from(page.querySelectorAll(controls), (element) => ({
    element,
    ...position(page, element),
  }))
  let focused = document.activeElement
  const onFocus = ({ target }: Event): void => {
    focused = target as Element
  }
  const pass = (): void => {
    for (const known of before.filter(isGone)) {
      const { element, selector, index } = known
      const next = page.querySelectorAll(selector)[index]
      if (!next || next === element) continue
      // It may be replaced once more.
      known.element = next
      if ('value' in element && element.value !== '') setValue(next as Field, element as Field)
      if (element instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = element.open
      if (element === focused) moveFocus(element as HTMLElement, next as HTMLElement)
    }
  }
  const observer = new MutationObserver(pass)
  const { pathname, search } = location
  const onJump = (event: Event): void => {
    if (location.pathname === pathname && location.search === search)
      event.stopImmediatePropagation()
  }
  addEventListener('popstate', onJump, true)
  addEventListener('focusin', onFocus)
  observer.observe(page, { childList: true, subtree: true })
  return () => {
    // What was replaced just now, which the observer would no longer hear of.
    pass()
    observer.disconnect()
    removeEventListener('focusin', onFocus)
    removeEventListener('popstate', onJump, true)
  }
}

const isGone = ({ element }: { element: Element }): boolean => !element.isConnected

/** Returns a selector of elements like this one, and its index among them. */
function position(page: Element, element: Element): { selector: string; index: number } {
  const key = ['id', 'href'].find((name) => element.hasAttribute(name))
  const value = key && `[${key}=${CSS.escape(element.getAttribute(key) ?? '')}]`
  const selector = element.localName + (value ?? '')
  return { selector, index: Array.from(page.querySelectorAll(selector)).indexOf(element) }
}

/** Sets a value as typing does: React must hear of it. */
function setValue(field: Field, { value }: Field): void {
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function moveFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  if (!('setSelectionRange' in from && 'setSelectionRange' in to)) return
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  // An email field has no selection.
  if (selectionStart !== null)
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

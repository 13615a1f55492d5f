/**
 * Opens every `details` for printing, and closes them again. CSS does that where the browser knows
 * `::details-content`; Chrome before 131 and Safari before 18.4 do not.
 */
export function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return
  let closeAgain: (() => void)[] = []
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')
    closeAgain = Array.from(closed, (details) => {
      const name = details.getAttribute('name')
      // Of those that share a name only one can be open.
      details.removeAttribute('name')
      details.open = true
      return () => {
        details.open = false
        if (name !== null) details.setAttribute('name', name)
      }
    })
  })
  addEventListener('afterprint', () => {
    closeAgain.forEach((close) => close())
    closeAgain = []
  })
}

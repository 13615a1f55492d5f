/**
 * Opens every row of the main part for printing, and closes it again. Where the browser knows
 * `::details-content`, CSS shows the answers instead; Chrome before 131 and Safari before 18.4 do not.
 *
 * It is printed into every page with `toString()`: it must use nothing outside its own scope, and no
 * syntax that an old tablet cannot read.
 */
export function openForPrint(): void {
  let closeAgain: (() => void)[] = []
  addEventListener('beforeprint', () => {
    if (CSS.supports('selector(::details-content)')) return
    document.querySelectorAll<HTMLDetailsElement>('main details:not([open])').forEach((details) => {
      const name = details.getAttribute('name')
      // Of those that share a name only one can be open.
      details.removeAttribute('name')
      details.open = true
      closeAgain.push(() => {
        details.open = false
        if (name) details.setAttribute('name', name)
      })
    })
  })
  addEventListener('afterprint', () => {
    closeAgain.forEach((close) => close())
    closeAgain = []
  })
}

/** What a key can move the focus to, and not what only receives it after a link within the page. */
const controls = 'a, button, input, select, textarea, summary'

/**
 * Keeps what a key moves the focus to between the bar above and the edge below. Safari and WebKitGTK
 * scroll a control into the window only partly, and no browser knows how high the bar is in large text.
 */
export function keepFocusInView(): void {
  let last: Element | null = null
  addEventListener('keyup', () => {
    const { activeElement } = document
    if (activeElement === last) return
    last = activeElement
    // Safari scrolls to what has the focus when it next draws the page.
    requestAnimationFrame(() => setTimeout(showFocused))
  })
}

function showFocused(): void {
  const control = document.activeElement
  if (!control?.matches(controls) || control.closest('header')) return
  const padding = getComputedStyle(document.documentElement)
  const bar = document.querySelector('header')?.getBoundingClientRect()
  // At the top of the page, and below the open reading panel, the bar covers nothing.
  const highest = bar && bar.top <= 0 ? bar.bottom : 0
  const lowest = innerHeight - (parseFloat(padding.scrollPaddingBottom) || 0)
  const { top, bottom } = control.getBoundingClientRect()
  // The top of what is taller than the window counts.
  if (top < highest || bottom - top > lowest - highest) scrollBy(0, top - highest)
  else if (bottom > lowest) scrollBy(0, bottom - lowest)
}

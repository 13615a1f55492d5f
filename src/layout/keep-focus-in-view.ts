/**
 * Keeps what a key moves the focus to between the bar above and the edge below. Safari and WebKitGTK scroll
 * a control into the window only partly, and no browser knows how high the bar is in large text.
 */
export function keepFocusInView(): void {
  let last: Element | null = null
  addEventListener('keyup', () => {
    if (document.activeElement === last) return
    last = document.activeElement
    // Safari scrolls to what has the focus when it next draws the page.
    requestAnimationFrame(() => setTimeout(showFocused))
  })
}

function showFocused(): void {
  const { activeElement } = document
  if (!activeElement || activeElement.closest('header')) return
  const padding = getComputedStyle(document.documentElement)
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const highest = Math.max(bar, parseFloat(padding.scrollPaddingTop) || 0)
  const lowest = innerHeight - (parseFloat(padding.scrollPaddingBottom) || 0)
  const { top, bottom } = activeElement.getBoundingClientRect()
  // The top of what is taller than the window counts.
  if (top < highest || bottom - top > lowest - highest) scrollBy(0, top - highest)
  else if (bottom > lowest) scrollBy(0, bottom - lowest)
}

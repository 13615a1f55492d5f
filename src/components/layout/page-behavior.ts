import { useEffect } from 'react'

/**
 * Ignores the second click of a double click. Many visitors double-click everything, and trembling
 * hands press twice: what the first click opens, the second must not close again, nor follow a link
 * that has appeared there. Forms guard themselves.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const again = event.detail > 1
      if (!again || !(event.target as Element).closest('a, summary, button[type=button]')) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
}

/**
 * Selector of elements that the keyboard can focus; elements that only receive focus from a link
 * within the page are left out.
 */
const controls = 'a, button, input, select, textarea, summary'

/**
 * Focuses what the address of a new page names, or its heading: the first Tab then leads to the content, and a screen
 * reader begins there. Gatsby would focus the whole page, so that the header is before the content.
 *
 * @param anchor such as `#money`
 */
export function focusContent(anchor: string): void {
  // Screen readers say what has the focus. Gatsby would say it again, after English words on any page.
  document.getElementById('gatsby-announcer')?.removeAttribute('aria-live')
  // After Gatsby.
  requestAnimationFrame(() => {
    const named = document.getElementById(decodeURI(anchor.slice(1)))
    const target = named ?? document.querySelector<HTMLElement>('h1')
    if (!target) return
    // Whatever can have the focus stays in the order of Tab.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}

/**
 * Scrolls what the keyboard focuses to between the sticky bar and the lower edge of the window.
 * Safari and WebKitGTK scroll a control into view only partly, and no browser knows how high the
 * bar is in large text.
 */
export function keepFocusInView(): void {
  let last: Element | null = null
  addEventListener('keyup', () => {
    const { activeElement } = document
    if (activeElement === last) return
    last = activeElement
    // Safari scrolls to the focused element at the next paint.
    requestAnimationFrame(() => setTimeout(showFocused))
  })
}

function showFocused(): void {
  const control = document.activeElement
  if (!control?.matches(controls) || control.closest('header')) return
  const padding = getComputedStyle(document.documentElement)
  const bar = document.querySelector('header')?.getBoundingClientRect()
  // At the top of the page, and below the open reading panel, the sticky bar covers nothing.
  const highest = bar && bar.top <= 0 ? bar.bottom : 0
  const lowest = innerHeight - (parseFloat(padding.scrollPaddingBottom) || 0)
  const { top, bottom } = control.getBoundingClientRect()
  // Of an element taller than the window, the top is shown.
  if (top < highest || bottom - top > lowest - highest) scrollBy(0, top - highest)
  else if (bottom > lowest) scrollBy(0, bottom - lowest)
}

/**
 * Runs in the page: what cannot be read in full, because it reaches out of the window or out of a
 * box that hides the rest.
 */
export function cutOff(): string[] {
  const found: string[] = []
  const wide = document.documentElement.clientWidth
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height, right } = element.getBoundingClientRect()
    // Nothing is drawn, or only screen readers get it.
    if (width <= 1 || height <= 1 || !element.checkVisibility()) continue
    const style = getComputedStyle(element)
    const words = `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    if (right > wide + 1 && style.position !== 'fixed') found.push(`${words} is too wide`)
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY)
    const more =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 1
    if (hides && more && element.clientWidth > 0) found.push(`${words} hides a part`)
  }
  return found
}

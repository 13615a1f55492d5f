/** Height in pixels of which an element counts as visible: about one line of text. */
const visibleHeight = 32

/**
 * Returns whether a visitor can see an element, or at least a line of it, below the sticky bar. An
 * element without a size, such as one that has left the page, cannot be seen.
 */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, barBottom())
  return visible >= Math.min(height, visibleHeight)
}

/**
 * Positions the notices where they cover no visible phone number: at the bottom of the screen, or
 * else below the sticky bar. Numbers inside a notice do not count.
 *
 * @param corner container of the notices
 */
export function positionNotices(corner: HTMLElement): void {
  const numbers = Array.from(document.querySelectorAll('a[href^="tel:"]'))
    // Closed content has a rectangle, too, in browsers that can find text in it.
    .filter((link) => !corner.contains(link) && !link.closest('details:not([open])'))
    .map((link) => link.getBoundingClientRect())
  const covered = (): number =>
    Array.from(corner.querySelectorAll('[data-notice]'), (sheet) => sheet.getBoundingClientRect())
      .map((sheet) => numbers.filter((number) => overlap(sheet, number)).length)
      .reduce((sum, count) => sum + count, 0)

  const moveTo = (top: string): void => {
    corner.style.top = top
    corner.style.bottom = top && 'auto'
    corner.style.setProperty('--bar', top || '0px')
  }

  moveTo('')
  const atFoot = covered()
  if (atFoot === 0) return
  moveTo(`${barBottom()}px`)
  if (covered() >= atFoot) moveTo('')
}

/** Returns where the part of the screen below the sticky bar begins. */
function barBottom(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

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
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  moveTo(`${Math.max(0, bar)}px`)
  if (covered() >= atFoot) moveTo('')
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

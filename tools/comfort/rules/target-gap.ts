import type { PageRule } from '../rule'

const limits = { gap: 8 }

/** A trembling finger that misses one target does not hit the next. */
export const targetGap: PageRule = {
  kind: 'page',
  name: 'target-gap',
  asks: 'Buttons and links stand apart, so that you do not press the wrong one',
  number: `${limits.gap} px between targets; links inside a sentence are let off`,
  source: 'Material Design, touch targets (8 apart); WCAG 2.2, 2.5.8 Target Size (AA)',
  limits,
  looks: 'every',
  measure: ({ gap }: typeof limits) => {
    const { targets, offender } = window.comfort
    const all = targets().filter(({ inline }) => !inline)
    /** What lies over the page is compared with what lies there too. */
    const layerOf = (element: Element): Element | null => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (/absolute|fixed|sticky/.test(getComputedStyle(one).position)) return one
      }
      return null
    }
    const layers = new Map(all.map(({ element }) => [element, layerOf(element)]))
    const offenders = all.flatMap(({ element, box }, index) =>
      all.slice(index + 1).flatMap((other) => {
        if (layers.get(element) !== layers.get(other.element)) return []
        const x = Math.max(box.left, other.box.left) - Math.min(box.right, other.box.right)
        const y = Math.max(box.top, other.box.top) - Math.min(box.bottom, other.box.bottom)
        // One inside the other, such as a button on a card that is a link.
        const inside = x < -1 && y < -1
        const apart = Math.max(x, y)
        if (inside || apart >= gap - 0.5) return []
        return [offender(other.element, `${Math.max(0, apart).toFixed(0)} px`, gap - apart)]
      }),
    )
    return { count: all.length > 1 ? all.length : 0, offenders }
  },
}

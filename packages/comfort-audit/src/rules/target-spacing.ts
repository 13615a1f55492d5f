import type { PageRule } from '../rule'

const limits = { gap: 8 }

/** Targets are far enough apart that a finger that misses one does not hit the next. */
export const targetSpacing: PageRule = {
  kind: 'page',
  name: 'target-spacing',
  summary: 'Buttons and links stand apart, so that you do not press the wrong one',
  requirement: `${limits.gap} px between targets; links inside a sentence are exempt`,
  evidence: 'Material Design, touch targets (8 apart); WCAG 2.2, 2.5.8 Target Size (AA)',
  limits,
  variants: 'usual',
  measure: ({ gap }: typeof limits) => {
    const { targets, violation } = window.comfortAudit
    const all = targets().filter(({ inline }) => !inline)
    /** Elements that lie over the page are compared with others of the same layer. */
    const layerOf = (element: Element): Element | null => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (/absolute|fixed|sticky/.test(getComputedStyle(one).position)) return one
      }
      return null
    }
    const layers = new Map(all.map(({ element }) => [element, layerOf(element)]))
    const violations = all.flatMap(({ element, box }, index) =>
      all.slice(index + 1).flatMap((other) => {
        if (layers.get(element) !== layers.get(other.element)) return []
        const x = Math.max(box.left, other.box.left) - Math.min(box.right, other.box.right)
        const y = Math.max(box.top, other.box.top) - Math.min(box.bottom, other.box.bottom)
        // One inside the other, such as a button on a card that is a link.
        const inside = x < -1 && y < -1
        const apart = Math.max(x, y)
        if (inside || apart >= gap - 0.5) return []
        return [violation(other.element, `${Math.max(0, apart).toFixed(0)} px`, gap - apart)]
      }),
    )
    return { count: all.length > 1 ? all.length : 0, violations }
  },
}

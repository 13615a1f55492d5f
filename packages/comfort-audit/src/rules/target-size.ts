import type { PageRule } from '../rule'

const limits = { side: 48 }

/** Targets are as large as a fingertip. */
export const targetSize: PageRule = {
  kind: 'page',
  name: 'target-size',
  summary: 'Buttons and links are easy to hit',
  requirement: `${limits.side} px high and wide; links inside a sentence are exempt`,
  evidence: 'WCAG 2.2, 2.5.5 Target Size, Enhanced (AAA: 44); Material Design (48)',
  limits,
  variants: 'usual',
  measure: ({ side }: typeof limits) => {
    const { targets, violation } = window.comfortAudit
    const all = targets().filter(({ inline }) => !inline)
    const violations = all.flatMap(({ element, box }) => {
      const width = box.right - box.left
      const height = box.bottom - box.top
      const short = side - Math.min(width, height)
      if (short <= 0.5) return []
      return [violation(element, `${width.toFixed(0)} x ${height.toFixed(0)} px`, short)]
    })
    return { count: all.length, violations }
  },
}

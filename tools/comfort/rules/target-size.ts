import type { PageRule } from '../rule'

const limits = { side: 48 }

/** Whatever can be pressed is as large as a fingertip. */
export const targetSize: PageRule = {
  kind: 'page',
  name: 'target-size',
  asks: 'Buttons and links are easy to hit',
  number: `${limits.side} px high and wide; links inside a sentence are let off`,
  source: 'WCAG 2.2, 2.5.5 Target Size, Enhanced (AAA: 44); Material Design (48)',
  limits,
  looks: 'every',
  measure: ({ side }: typeof limits) => {
    const { targets, offender } = window.comfort
    const all = targets().filter(({ inline }) => !inline)
    const offenders = all.flatMap(({ element, box }) => {
      const width = box.right - box.left
      const height = box.bottom - box.top
      const short = side - Math.min(width, height)
      if (short <= 0.5) return []
      return [offender(element, `${width.toFixed(0)} x ${height.toFixed(0)} px`, short)]
    })
    return { count: all.length, offenders }
  },
}
